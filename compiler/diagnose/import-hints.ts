import { names, ours, publicTypes, statusMeant } from './public-names.ts';
import { nearest } from './suggest.ts';

/** Decorators of NestJS, nestia and tsoa that a folder or the name of a method replaces. */
export const routeDecorators =
  /^(?:Controller|Get|Injectable|Patch|Post|Put|Route|Tags|TypedRoute|UseGuards)$/;

const decorating = /^(?:@nestia|@nestjs|tsoa)\b/;

/** The names of TypeScript's types in other languages. */
const plainTypes: { readonly [name: string]: string } = {
  bool: 'boolean',
  dict: 'Record<string, unknown>',
  double: 'number',
  float: 'number',
  str: 'string',
};

/** The import of some public names: `import { type Query, reply } from 'routeclass'`. */
export function importOf(wanted: readonly string[]): string {
  const isType = (name: string) => (publicTypes as readonly string[]).includes(name);
  const areTypes = wanted.every(isType);
  const list = wanted.map((name) => (isType(name) && !areTypes ? `type ${name}` : name)).join(', ');
  return `\`import ${areTypes ? 'type ' : ''}{ ${list} } from 'routeclass'\``;
}

/** The hint for a decorator that makes a class or a method a route. */
export const noDecorators =
  'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.';

/** The hint for a name that does not exist. */
export function hintOfName(name: string): string | undefined {
  if (name === 'H3Event') return "Write `import type { H3Event } from 'h3'`.";
  if (Object.hasOwn(plainTypes, name)) return `Write \`${plainTypes[name]}\`.`;
  if (name === 'Optional') return 'Write a `?` behind the name: `limit?: Query<int>`.';
  const status = statusMeant(name);
  if (status !== undefined)
    return `Write \`new HttpError(${status}, 'What went wrong')\`, with ${importOf(['HttpError'])}.`;
  const meant = ours(name) ?? nearest(name, names);
  if (meant === undefined) return undefined;
  return meant === name
    ? `Write ${importOf([meant])}.`
    : `Did you mean \`${meant}\`? Write ${importOf([meant])}.`;
}

/**
 * The hint where the app uses one of our names without importing it, and TypeScript takes it for another one.
 */
export function hintOfOwnName(name: string): string | undefined {
  return name === 'H3Event' || names.includes(name) ? hintOfName(name) : undefined;
}

/** The hint for a name that is not a declarator, but is used like one. */
export function hintOfForeign(name: string): string | undefined {
  const meant = ours(name);
  return meant && `This is not a declarator of routeclass. Write ${importOf([meant])}.`;
}

/** The hint for a module that does not exist, and for the names that are imported from it. */
export function hintOfModule(module: string, imported: readonly string[]): string | undefined {
  if (module.startsWith('.')) return undefined;
  if (nearest(module, ['routeclass']) !== undefined) return 'Did you mean `routeclass`?';
  const meant = [...new Set(imported.flatMap((name) => ours(name) ?? []))].sort();
  const hints = [
    ...(meant.length === 0 ? [] : [`Routes are written with routeclass: ${importOf(meant)}.`]),
    ...(decorating.test(module) && imported.some((name) => routeDecorators.test(name)) ? [noDecorators] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}
