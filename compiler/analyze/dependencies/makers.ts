import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { nameOf } from '../parameters/parameter-names.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import type { Dependable } from './dependables.ts';

/**
 * Reports a parameter that is given a function with declarators of its own and never calls it, as where
 * FastAPI's users depend on what `requireRole` makes: nothing would be asked for. Gives whether it is such.
 * `text` is how the function is named, at `use`.
 */
export function reportMaker(
  node: ts.ParameterDeclaration,
  given: ts.Type,
  { node: maker }: Dependable,
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
  const read = maker.parameters.filter((one) => isDeclared(one, context));
  const values = maker.parameters
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

/** An upload and a field's type are values of their own, which any function may be given. */
const ofValues: readonly (Mark['source'] | undefined)[] = ['field', 'file', undefined];

/** Whether a parameter itself says where it comes from: one without a type may have what is around it. */
const isDeclared = ({ type }: ts.ParameterDeclaration, { checker }: Context) =>
  type !== undefined && !ofValues.includes(markOf(checker.getTypeFromTypeNode(type), checker)?.source);

/** Whether what a parameter is given is called, or handed on to what may call it. */
function isCalled({ name, parent }: ts.ParameterDeclaration, { checker }: Context): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  // Others may have its name.
  const isMeant = (node: ts.Identifier) =>
    symbol ===
    (ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node));
  const find = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node)) return false;
    if (!ts.isIdentifier(node)) return ts.forEachChild(node, find) === true;
    return node !== name && isMeant(node) && !isOnlyAsked(node);
  };
  return symbol !== undefined && find(parent);
}

/**
 * Whether a name stands where no call can follow: it is asked for a property or a condition, as what the
 * function gives would be.
 */
function isOnlyAsked({ parent }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return !/^(?:apply|bind|call)$/.test(parent.name.text);
  return ts.isPrefixUnaryExpression(parent) || ts.isIfStatement(parent);
}

const isNeeded = ({ initializer, questionToken }: ts.ParameterDeclaration) => !initializer && !questionToken;

/** A value that a parameter takes: the first of those that it names, or else one that shows what is meant. */
function sampleOf(node: ts.ParameterDeclaration, { checker }: Context): string {
  const type = checker.getTypeAtLocation(node);
  const item = node.dotDotDotToken ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
  const [first] = membersOf(item);
  if (first!.flags & ts.TypeFlags.Literal) return checker.typeToString(first!).replace(/^"([^']*)"$/, "'$1'");
  return item.flags & ts.TypeFlags.Number ? '1' : "'admin'";
}

/** What is written of a parameter, with a name also where it is taken apart. */
const withName = (node: ts.ParameterDeclaration) =>
  `${nameOf(node)}${oneLine(node).slice(oneLine(node.name).length)}`;
