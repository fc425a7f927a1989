import type { Segment, Verb } from '../../compiler/model/model.ts';
import { operationId } from '../../compiler/model/operation-id.ts';
import { pathText } from '../../compiler/model/path.ts';
import { Names } from '../../compiler/print/names.ts';
import { commentText, isIdentifier, quote } from '../../compiler/print/quote.ts';
import { pascal, uncapital } from '../../compiler/words.ts';
import type { Templates } from '../templates.ts';

interface NewRoute {
  readonly path: readonly Segment[];
  readonly className: string;
  readonly verbs: readonly Verb[];
  /** The paths of the existing routes. */
  readonly others: readonly (readonly Segment[])[];
}

/** Maximum number of characters in a line. */
const width = 80;

/** The text of a page whose methods return the path parameters. */
export function pageText(route: NewRoute, templates: Templates): string {
  const parameters = parametersOf(route.path);
  const path = commentText(pathText(route.path));
  const methods = route.verbs.map((verb) =>
    templates.render('create/method.ts', {
      doc: docOf(verb, route),
      verb,
      parameters: listOf(
        parameters.map(({ declaration }) => declaration),
        { open: '(', close: ')', used: `  ${verb} {`.length, indent: 2 },
      ),
      result: resultOf(verb, route, parameters),
    }),
  );
  return templates.render('create/page.ts', {
    imports: parameters.length === 0 ? '' : "import type { Path } from 'routeclass';\n\n",
    path,
    name: route.className,
    methods: methods.join('\n'),
  });
}

interface Parameter {
  readonly name: string;
  readonly declaration: string;
}

/**
 * The parameter of each dynamic segment. It is named after the segment where that name is a valid identifier;
 * otherwise the segment's name becomes its alias.
 */
function parametersOf(path: readonly Segment[]): readonly Parameter[] {
  const names = new Names();
  return path.flatMap((segment) => {
    if (segment.kind === 'static') return [];
    const wanted = isIdentifier(segment.name) ? segment.name : camel(segment.name);
    const name = names.take(wanted);
    const options = name === segment.name ? '' : `, { alias: ${quote(segment.name)} }`;
    return [{ name, declaration: `${name}: Path<string${options}>` }];
  });
}

function camel(text: string): string {
  return uncapital(pascal(text) || 'segment');
}

/**
 * The JSDoc of a method. Two paths may yield the same operation id, as `/users/{id}` and `/users/by-id` do:
 * an `@operationId` with the class name then makes it unique.
 */
function docOf(verb: Verb, { className, others, path }: NewRoute): string {
  const summary = `Answers ${verb.toUpperCase()} ${commentText(pathText(path))}.`;
  if (!others.some((other) => operationId(verb, other) === operationId(verb, path)))
    return `/** ${summary} */`;
  return `/**\n   * ${summary}\n   *\n   * @operationId ${verb}${className}\n   */`;
}

function resultOf(verb: Verb, { path }: NewRoute, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return `{ message: ${quote(`${verb.toUpperCase()} ${pathText(path)}`)} }`;
  const names = parameters.map(({ name }) => name);
  return listOf(names, { open: '{ ', close: ' }', used: '    return ;'.length, indent: 4 });
}

/** The list on one line if it fits, otherwise one item per line. */
function listOf(
  items: readonly string[],
  { open, close, used, indent }: { open: string; close: string; used: number; indent: number },
): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (used + line.length <= width) return line;
  const inner = ' '.repeat(indent + 2);
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close.trim()}`;
}
