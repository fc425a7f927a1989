import { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';
import { evaluate } from '../syntax/constants.ts';
import { isConst } from '../syntax/fixed-expressions.ts';
import { isAssignment } from '../syntax/operators.ts';
import { resolved, valueNamed } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { isNothing, membersOf } from '../types/members.ts';
import { type Arguments, absent, alternatives, constant, isAbsent, unknown, type Value } from './values.ts';

/** Longer chains are not followed: a constant may refer to another, and in faulty code to itself. */
const maxDepth = 8;

/** The value of an expression, as far as it is known. Parts that depend on a parameter remain parameters. */
export function readValue(written: ts.Expression, checker: ts.TypeChecker, depth = 0): Value {
  const node = unwrapped(written);
  const inner = (one: ts.Expression) => readValue(one, checker, depth + 1);
  if (depth > maxDepth) return byType(node, checker);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      inner(expression),
      constant(literal.text),
    ]);
    return { kind: 'text', parts: [constant(node.head.text), ...spans] };
  }
  if (ts.isBinaryExpression(node)) return ofBinary(node, inner) ?? byType(node, checker);
  if (ts.isConditionalExpression(node))
    return { kind: 'either', values: [inner(node.whenTrue), inner(node.whenFalse)] };
  if (ts.isObjectLiteralExpression(node)) return ofObject(node, inner);
  if (ts.isIdentifier(node)) return ofName(node, checker, depth);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const of = inner(node.expression);
    const key = ts.isElementAccessExpression(node)
      ? inner(node.argumentExpression)
      : constant(node.name.text);
    if (dependsOnCall(of) || dependsOnCall(key))
      return { kind: 'member', of, key, default: undefined, otherwise: byType(node, checker) };
  }
  const known = evaluate(node, checker);
  return known ? constant(known.value) : byType(node, checker);
}

const dependsOnCall = ({ kind }: Value) => kind === 'parameter' || kind === 'member';

/** The arguments of a call. */
export function argumentsOf(nodes: readonly ts.Expression[] | undefined, checker: ts.TypeChecker): Arguments {
  const all = nodes ?? [];
  const spread = all.findIndex(ts.isSpreadElement);
  const listed = spread === -1 ? all : all.slice(0, spread);
  return { values: listed.map((one) => readValue(one, checker)), open: spread !== -1 };
}

/** The branches of a conditional expression, as written. Any other expression is its own only branch. */
export function branchesOf(written: ts.Expression): readonly ts.Expression[] {
  const node = unwrapped(written);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branchesOf) : [written];
}

function ofBinary(
  { left, operatorToken, right }: ts.BinaryExpression,
  inner: (node: ts.Expression) => Value,
): Value | undefined {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.BarBarToken:
      return { kind: 'either', values: [inner(left), inner(right)] };
    // The value is spread or passed on, where a falsy operand adds nothing.
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return { kind: 'either', values: [absent, inner(right)] };
    case ts.SyntaxKind.CommaToken:
      return inner(right);
    case ts.SyntaxKind.PlusToken: {
      const parts = [inner(left), inner(right)];
      const isText = parts.some(
        (one) => one.kind === 'text' || (one.kind === 'constant' && typeof one.value === 'string'),
      );
      return isText ? { kind: 'text', parts } : undefined;
    }
    default:
      return undefined;
  }
}

function ofObject(node: ts.ObjectLiteralExpression, inner: (node: ts.Expression) => Value): Value {
  const entries = new Map<string, Value>();
  let open = false;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      open = spread(inner(property.expression), entries) || open;
      continue;
    }
    const name = nameOf(property.name);
    if (name === undefined) open = true;
    else if (ts.isPropertyAssignment(property)) entries.set(name, inner(property.initializer));
    else if (ts.isShorthandPropertyAssignment(property)) entries.set(name, inner(property.name));
    else entries.set(name, unknown(name, false));
  }
  return { kind: 'object', entries, open };
}

/**
 * Adds the entries of a spread object, which override existing ones. Returns whether there may be further
 * entries.
 */
function spread(value: Value, entries: Map<string, Value>): boolean {
  const all = alternatives(value);
  const isOpen = all.some((one) => (one.kind === 'object' ? one.open : !isAbsent(one)));
  const names = all.flatMap((one) => (one.kind === 'object' ? [...one.entries.keys()] : []));
  for (const name of new Set([...names, ...(isOpen ? entries.keys() : [])])) {
    const before = entries.get(name) ?? absent;
    const values = all.flatMap((one): Value | readonly Value[] => {
      if (one.kind !== 'object') return isAbsent(one) ? before : [before, unknown(name)];
      return one.entries.get(name) ?? (one.open ? [before, unknown(name)] : before);
    });
    entries.set(name, values.length === 1 ? values[0]! : { kind: 'either', values });
  }
  return isOpen;
}

function nameOf(node: ts.PropertyName): string | undefined {
  if (ts.isIdentifier(node)) return ts.idText(node);
  return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : undefined;
}

function ofName(node: ts.Identifier, checker: ts.TypeChecker, depth: number): Value {
  if (node.text === 'undefined') return absent;
  const declaration = resolved(valueNamed(node, checker), checker)?.valueDeclaration;
  if (declaration === undefined) return byType(node, checker);
  if (ts.isParameter(declaration)) return ofParameter(declaration, node, checker, depth);
  if (ts.isBindingElement(declaration)) return ofBound(declaration, node, checker, depth);
  if (isConst(declaration) && declaration.initializer) {
    const value = readValue(declaration.initializer, checker, depth + 1);
    return value.kind === 'unknown' ? byType(node, checker) : value;
  }
  return byType(node, checker);
}

function ofParameter(
  parameter: ts.ParameterDeclaration,
  node: ts.Expression,
  checker: ts.TypeChecker,
  depth: number,
): Value {
  const of = parameter.parent;
  const declared = of.parameters.filter(({ name }) => name.getText() !== 'this');
  const otherwise = byType(node, checker);
  if (parameter.dotDotDotToken || isAssigned(parameter)) return otherwise;
  return {
    kind: 'parameter',
    of,
    index: declared.indexOf(parameter),
    default: parameter.initializer && readValue(parameter.initializer, checker, depth + 1),
    otherwise,
  };
}

/** `{ code, status = 400 }` as a parameter. */
function ofBound(
  element: ts.BindingElement,
  node: ts.Identifier,
  checker: ts.TypeChecker,
  depth: number,
): Value {
  const parameter = element.parent.parent;
  const otherwise = byType(node, checker);
  const key = element.propertyName ?? element.name;
  const name = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : undefined;
  if (!ts.isParameter(parameter) || name === undefined || element.dotDotDotToken || isAssigned(parameter))
    return otherwise;
  if (!ts.isObjectBindingPattern(element.parent)) return otherwise;
  const of = ofParameter(parameter, parameter.name as unknown as ts.Expression, checker, depth);
  const filled = element.initializer && readValue(element.initializer, checker, depth + 1);
  return { kind: 'member', of, key: constant(name), default: filled, otherwise };
}

/** Whether a function assigns to this parameter. */
function isAssigned({ name, parent }: ts.ParameterDeclaration): boolean {
  const elements = ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((one) => ('name' in one ? one.name : []));
  const names = elements.flatMap((one) => (ts.isIdentifier(one) ? one.text : []));
  const assigns = (node: ts.Node): boolean => {
    const target = assigned(node);
    if (target && ts.isIdentifier(target) && names.includes(target.text)) return true;
    return ts.forEachChild(node, assigns) ?? false;
  };
  const { body } = parent as ts.FunctionLikeDeclaration;
  return body !== undefined && assigns(body);
}

function assigned(node: ts.Node): ts.Node | undefined {
  if (ts.isBinaryExpression(node)) return isAssignment(node.operatorToken.kind) ? node.left : undefined;
  const counts = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken];
  const isCount = ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node);
  return isCount && counts.includes(node.operator) ? node.operand : undefined;
}

/** The value as far as its type tells it: literal values, and whether it may be undefined. */
function byType(node: ts.Expression, checker: ts.TypeChecker): Value {
  const type = checker.getTypeAtLocation(node);
  const types = membersOf(type);
  const values = types.map((one): Value => {
    if (one.isStringLiteral() || one.isNumberLiteral()) return constant(one.value);
    if (isNothing(one)) return absent;
    return unknown(shortName(node), (one.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0);
  });
  const sorted = [...values].sort(byText);
  return sorted.length === 1 ? sorted[0]! : { kind: 'either', values: sorted, name: shortName(node) };
}

/** TypeScript's own order of union members depends on what it checked before. */
function byText(a: Value, b: Value): number {
  const textOf = (one: Value) => (one.kind === 'constant' ? (JSON.stringify(one.value) ?? '') : '~');
  return byCodeUnit(textOf(a), textOf(b));
}

/** `id` for `id`, `user.id` and `String(id)`. */
function shortName(written: ts.Expression): string {
  const node = unwrapped(written);
  if (ts.isIdentifier(node)) return ts.idText(node);
  if (ts.isPropertyAccessExpression(node)) return node.name.text.replace(/^#/, '');
  if (ts.isPrefixUnaryExpression(node)) return shortName(node.operand);
  if (ts.isCallExpression(node) && node.arguments.length === 1) return shortName(node.arguments[0]!);
  if (ts.isAwaitExpression(node)) return shortName(node.expression);
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? shortName(node.expression.expression)
    : 'value';
}
