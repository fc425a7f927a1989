import { calls, names, ours, publicTypes, samples, statusMeant } from './public-names.ts';
import { nearest } from './suggest.ts';

/** Decorators of NestJS, nestia and tsoa, for which there is a folder or the name of a method. */
const decorators = /^(?:Controller|Get|Injectable|Patch|Post|Put|Route|Tags|TypedRoute|UseGuards)$/;

const decorating = /^(?:@nestia|@nestjs|tsoa)\b/;

/** What other languages call a type of TypeScript's. */
const plainTypes: { readonly [name: string]: string } = {
  bool: 'boolean',
  double: 'number',
  float: 'number',
  str: 'string',
};

/** `import { type Query, reply } from 'routeclass'`, of names of ours. */
function importOf(wanted: readonly string[]): string {
  const isType = (name: string) => (publicTypes as readonly string[]).includes(name);
  const areTypes = wanted.every(isType);
  const list = wanted.map((name) => (isType(name) && !areTypes ? `type ${name}` : name)).join(', ');
  return `\`import ${areTypes ? 'type ' : ''}{ ${list} } from 'routeclass'\``;
}

/** How what a `fetch` takes for headers becomes what an answer does. */
export const textsOfHeaders = 'Of `Headers`, or of pairs, `Object.fromEntries(headers)` makes one.';

/** What stands where TypeScript found an error. */
export interface TypeErrorPlace {
  /** The name of what is called with it. */
  readonly argumentOf?: string | undefined;
  /** The names that are asked of a module. */
  readonly imported?: readonly string[];
  /** The text there. */
  readonly text?: string;
}

/**
 * What to write where TypeScript does not know a name, or a module, and ours is meant: the import that is missing, or the name that is
 * misspelt, or the one that we have for it. Undefined where it speaks of something else, or says itself what was meant.
 */
export function hintOfTypeError(
  message: string,
  { argumentOf, imported = [], text = '' }: TypeErrorPlace = {},
): string | undefined {
  const called = /^Expected .* arguments, but got/.test(message) && /^(?:new )?(\w+)\b/.exec(text)?.[1];
  if (called && Object.hasOwn(calls, called)) return `Write all that it takes, as in \`${calls[called]}\`.`;
  if (message.includes(" type 'ReplyHeaders'"))
    return `Write an object of texts, \`{ 'x-total': '5' }\`. ${textsOfHeaders}`;
  // Elsewhere the text of an error comes before its status, and the status of an answer before its body.
  if (argumentOf && Object.hasOwn(calls, argumentOf) && message.startsWith('Argument of type '))
    return `Write what it takes, in its order, as in \`${calls[argumentOf]}\`.`;
  if (message.endsWith("has no properties in common with type 'HttpErrorOptions'"))
    return "Name what it is: `new HttpError(409, 'There is one already', { code: 'TODO_EXISTS' })`.";
  const only = /^Type '.*' does not satisfy the constraint 'Documentation<(null|undefined)>/.exec(
    message,
  )?.[1];
  if (only !== undefined)
    return `Options say nothing of \`${only}\` alone: remove them, or write what else it may be, as in \`Field<int | null, { ge: 1 }>\`.`;
  if (message === 'Type expected' && text.startsWith('/'))
    return "A pattern is a text: `{ regex: '^[a-z]+$' }`.";
  if (message.includes('CommonJS') && message.includes("'verbatimModuleSyntax'")) return sayModule;
  if (message.includes("'erasableSyntaxOnly'"))
    return "Node can run it by itself only without. Write a union, `'user' | 'admin'`, for an enum, a field for a parameter property, and a module for a namespace; or remove `erasableSyntaxOnly` from tsconfig.json, where something else compiles the app.";
  if (message.startsWith("'async' modifier cannot appear on a constructor"))
    return "Wait for it at the top of the module, `const db = await open()`; or let a method ask for it, `db: Depends<typeof open, { scope: 'app' }>`.";
  if (message.startsWith('Unable to resolve signature of property decorator'))
    return 'What a model allows is said by its types: `title: Field<string, { minLength: 1 }>`. Decorators that other code asks for want `"experimentalDecorators": true` in tsconfig.json.';
  if (/^Cannot find namespace 'Express'|^Namespace '(?:global\.)?Express' has no/.test(message))
    return `An upload is a parameter \`photo: File\`. Write ${importOf(['File'])}.`;
  if (message === 'A required parameter cannot follow an optional parameter')
    return 'Write it before those that are optional: a request has each by its name, in any order.';
  const foreign =
    /^'(\w+)' refers to a value, but is being used as a type here/.exec(message)?.[1] ??
    /^Type '(\w+)' is not generic/.exec(message)?.[1];
  if (foreign !== undefined) {
    const meant = ours(foreign);
    return meant && `That is no declarator. Write ${importOf([meant])}.`;
  }
  const asked = /^(?:Module )?'"routeclass"' has no exported member (?:named )?'(\w+)'/.exec(message)?.[1];
  if (asked !== undefined && decorators.test(asked)) return noDecorators;
  const name = asked ?? /^Cannot find name '(\w+)'/.exec(message)?.[1];
  // TypeScript takes it for `Event`.
  if (name === 'H3Event') return "Write `import type { H3Event } from 'h3'`.";
  if (message.includes('Did you mean')) return undefined;
  const bare = /^Generic type '(\w+)' requires/.exec(message)?.[1];
  if (bare !== undefined && Object.hasOwn(samples, bare))
    return `Write of which type it is, as in \`${bare}<${samples[bare]}>\`.`;
  const module = /^Cannot find module '([^']+)'/.exec(message)?.[1];
  if (module !== undefined && message.includes('There are types at'))
    return 'Write `"module": "nodenext"` in tsconfig.json, so that TypeScript looks at what a package exports.';
  if (module !== undefined) return hintOfModule(module, imported);
  const types = /^Cannot find type definition file for '([^']+)'/.exec(message)?.[1];
  if (types !== undefined)
    return `Run \`npm install\`: \`types\` of tsconfig.json asks for ${types}, and it is not there.`;
  return name === undefined ? undefined : hintOfName(name);
}

/** What to write where files are taken for CommonJS. */
export const sayModule = 'Write `"type": "module"` into `package.json`.';

/** What to write for a decorator that says of a class that it is a route, or of a method which one. */
export const noDecorators =
  'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.';

function hintOfName(name: string): string | undefined {
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

function hintOfModule(module: string, imported: readonly string[]): string | undefined {
  if (module.startsWith('.')) return undefined;
  if (nearest(module, ['routeclass']) !== undefined) return 'Did you mean `routeclass`?';
  const meant = [...new Set(imported.flatMap((name) => ours(name) ?? []))].sort();
  const hints = [
    ...(meant.length === 0 ? [] : [`What routes are written with is ours: ${importOf(meant)}.`]),
    ...(decorating.test(module) && imported.some((name) => decorators.test(name)) ? [noDecorators] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}
