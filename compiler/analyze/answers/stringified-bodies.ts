import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { givenTo } from '../syntax/fixed-expressions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { haveOtherContent } from './answer-headers.ts';
import { sentBy } from './sent-bodies.ts';

/**
 * Warns of a body that a handler converts to JSON itself, `return JSON.stringify(todo)`, also where it adds
 * the end of a line; and of an item with the fields of an event, `yield { event: 'tick', data: todo }`. A
 * declared return type says that these are meant. It does not say so of an item that is written as the text
 * of an event, because the stream would make it the data of another one.
 */
export function reportStringifiedBodies(method: ts.MethodDeclaration, context: Context): void {
  if ((method.type && !method.asteriskToken) || !isOwn(method, context)) return;
  for (const { body, headers } of sentBy(method, context)) {
    const node = unwrapped(body);
    // A text of another content type is reported by its header.
    if (headers && haveOtherContent(headers, spanOf(node), context)) continue;
    const data = method.asteriskToken && dataOfEvent(node, context);
    const field = method.asteriskToken && !method.type && dataOfFields(node, context);
    const value = data || field || (method.type ? undefined : valueOfLine(node, context));
    const kind = data ? 'event' : field ? 'fields' : 'text';
    if (value) context.diagnostics.add('stringified-body', spanOf(node), oneLine(node), oneLine(value), kind);
  }
}

type Checked = Pick<Context, 'checker' | 'program'>;

/** What a call of `JSON.stringify` converts; undefined for other expressions. */
function stringified(node: ts.Expression, { checker, program }: Checked): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  if (expression.getText() !== 'JSON' || name.text !== 'stringify') return undefined;
  const declared = checker.getSymbolAtLocation(expression)?.declarations ?? [];
  const isGlobal = declared.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  return isGlobal ? node.arguments[0] : undefined;
}

/** What is converted to JSON in a text, maybe with the end of a line behind it. */
function valueOfLine(node: ts.Expression, context: Checked): ts.Expression | undefined {
  const { after, before, value } = framed(node);
  return value && before === '' && /^\n*$/.test(after) ? stringified(value, context) : undefined;
}

/** The data of a text that is written as an event: `todo` of `data: ${JSON.stringify(todo)}\n\n`. */
function dataOfEvent(node: ts.Expression, context: Checked): ts.Expression | undefined {
  const { after, before, value } = framed(node);
  const isEvent = /^(?:(?:event|id): ?.*\n)*data: ?$/.test(before) && /^\n+$/.test(after);
  return isEvent && value ? (stringified(value, context) ?? value) : undefined;
}

/** The fields of an event in NestJS, Hono and h3. `{ id, data }` and `{ type, data }` may be models, too. */
const eventFields = ['data', 'event', 'id', 'retry'];

/** The data of an object that is like an event: `todo` of `{ event: 'added', data: todo }`. */
function dataOfFields(node: ts.Expression, context: Checked): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => name?.getText() ?? '');
  const isEvent = names.includes('event') || names.includes('retry');
  if (!isEvent || !names.every((name) => eventFields.includes(name))) return undefined;
  const data = node.properties[names.indexOf('data')];
  const value = data && givenTo(data);
  return value && (stringified(value, context) ?? value);
}

/** The only value in a text, with the constant texts around it. */
function framed(node: ts.Expression) {
  const parts = partsOf(node);
  const values = parts.filter((part) => typeof part !== 'string');
  const at = parts.indexOf(values[0]!);
  const value = values.length === 1 ? values[0] : undefined;
  return { before: parts.slice(0, at).join(''), value, after: parts.slice(at + 1).join('') };
}

/** The constant texts and the values that a template, or a sum of texts, is made of. */
function partsOf(node: ts.Expression): readonly (string | ts.Expression)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.flatMap((one) => [one.expression, one.literal.text])];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...partsOf(node.left), ...partsOf(node.right)];
  return [node];
}
