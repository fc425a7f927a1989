import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { nameOf } from '../parameters/parameter-names.ts';
import { valueNamed } from '../syntax/symbols.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import type { Dependable } from './dependables.ts';

/**
 * Reports a parameter whose argument is a function with declarators of its own that is never called.
 * FastAPI's users write so, to depend on the function that `requireRole` returns; here none of its parameters
 * would be read from the request. Returns whether there is one. `text` is the function's name as written at
 * `use`.
 */
export function reportFactory(
  node: ts.ParameterDeclaration,
  given: ts.Type,
  { node: factory }: Dependable,
  text: string,
  use: Span,
  context: Context,
): boolean {
  const asking = membersOf(given)
    .flatMap((one) => one.getCallSignatures())
    .map(parametersOf)
    .find((all) => all.some((one) => isDeclared(one, context)));
  const asked = asking?.find((one) => isDeclared(one, context));
  if (asking === undefined || asked === undefined || isCalled(node, context)) return false;
  const read = factory.parameters.filter((one) => isDeclared(one, context));
  const values = factory.parameters
    .filter(isNeeded)
    .map((one) => (read.includes(one) ? nameOf(one) : sampleOf(one, context)));
  context.diagnostics.add('not-a-dependency', use, text, {
    asked: nameOf(asked),
    call: `${text}(${values.join(', ')})`,
    parameters: [...read, ...asking].map(withName).join(', '),
    given: asking.map(nameOf).join(', '),
  });
  return true;
}

const parametersOf = ({ parameters }: ts.Signature): readonly ts.ParameterDeclaration[] =>
  parameters.flatMap(({ valueDeclaration: node }) => (node && ts.isParameter(node) ? node : []));

/**
 * Sources whose declarators any function may have on its parameters, because uploads and field types are
 * plain values.
 */
const ofValues: readonly (Mark['source'] | undefined)[] = ['field', 'file', undefined];

/**
 * Whether a parameter has a declarator of its own. A parameter without a type annotation may get its type
 * from the context.
 */
const isDeclared = ({ type }: ts.ParameterDeclaration, { checker }: Context) =>
  type !== undefined && !ofValues.includes(markOf(checker.getTypeFromTypeNode(type), checker)?.source);

/** Whether a parameter's value is called, or passed on to code that may call it. */
function isCalled({ name, parent }: ts.ParameterDeclaration, { checker }: Context): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  // Another variable may have the same name.
  const isMeant = (node: ts.Identifier) => symbol === valueNamed(node, checker);
  const find = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node)) return false;
    if (!ts.isIdentifier(node)) return ts.forEachChild(node, find) === true;
    return node !== name && isMeant(node) && !isOnlyAsked(node);
  };
  return symbol !== undefined && find(parent);
}

/**
 * Whether a name is used where no call can follow: its property is read, or it is a condition, as if it were
 * the function's return value.
 */
function isOnlyAsked({ parent }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return !/^(?:apply|bind|call)$/.test(parent.name.text);
  return ts.isPrefixUnaryExpression(parent) || ts.isIfStatement(parent);
}

const isNeeded = ({ initializer, questionToken }: ts.ParameterDeclaration) => !initializer && !questionToken;

/** A sample value for a parameter: the first of its literals, or else a placeholder. */
function sampleOf(node: ts.ParameterDeclaration, { checker }: Context): string {
  const type = checker.getTypeAtLocation(node);
  const item = node.dotDotDotToken ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
  const [first] = membersOf(item);
  if (first!.flags & ts.TypeFlags.Literal) return checker.typeToString(first!).replace(/^"([^']*)"$/, "'$1'");
  return item.flags & ts.TypeFlags.Number ? '1' : "'admin'";
}

/** The source text of a parameter, with a name in place of a destructuring pattern. */
const withName = (node: ts.ParameterDeclaration) =>
  `${nameOf(node)}${oneLine(node).slice(oneLine(node.name).length)}`;
