import { ts } from 'ts-morph';
import { hasModifier } from './modifiers.ts';
import { resolved, valueNamed } from './symbols.ts';

/** A name, or a member access. */
export type Reference = ts.Identifier | ts.PropertyAccessExpression | ts.ElementAccessExpression;

type Access = Exclude<Reference, ts.Identifier>;

export function isReference(node: ts.Node): node is Reference {
  return ts.isIdentifier(node) || isAccess(node);
}

const isAccess = (node: ts.Node): node is Access =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** The symbol that a reference resolves to, through imports and re-exports. */
export function referenced(node: Reference, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isElementAccessExpression(node))
    return resolved(valueNamed(ts.isIdentifier(node) ? node : node.name, checker), checker);
  const key = checker.getTypeAtLocation(node.argumentExpression);
  if (!key.isStringLiteral() && !key.isNumberLiteral()) return undefined;
  return resolved(checker.getTypeAtLocation(node.expression).getProperty(`${key.value}`), checker);
}

/** The value of a property as written; undefined for a method or a spread. */
export function givenTo(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** Whether a declaration is that of a `const`, which keeps its initial value. */
export function isConst(node: ts.Node | undefined): node is ts.VariableDeclaration {
  return (
    node !== undefined &&
    ts.isVariableDeclaration(node) &&
    (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0
  );
}

/**
 * The expression whose value a reference always has; undefined where there is none, or where the value may be
 * reassigned. `within` holds the declarations that led here: in faulty code, one may refer to itself.
 */
export function fixedExpression(
  node: Reference,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): ts.Expression | undefined {
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || within.includes(declaration)) return undefined;
  if (isConst(declaration) || isFixedMember(declaration)) return declaration.initializer;
  // A default export cannot be reassigned.
  if (ts.isExportAssignment(declaration)) return declaration.expression;
  const path = [...within, declaration];
  if (ts.isBindingElement(declaration)) return boundExpression(declaration, checker, path);
  return isAccess(node) ? memberOf(node.expression, symbol, checker, path) : undefined;
}

function isFixedMember(node: ts.Declaration): node is ts.PropertyDeclaration {
  return (
    ts.isPropertyDeclaration(node) &&
    hasModifier(node, ts.ModifierFlags.Static) &&
    hasModifier(node, ts.ModifierFlags.Readonly)
  );
}

/**
 * The expression that a destructured name is bound to: `10` for `page` in `const { page } = { page: 10 } as
 * const`.
 */
function boundExpression(
  { dotDotDotToken, initializer, name, parent, propertyName }: ts.BindingElement,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): ts.Expression | undefined {
  const variable = parent.parent;
  const key = propertyName ?? name;
  if (dotDotDotToken || initializer || !isConst(variable) || !variable.initializer) return undefined;
  if (!ts.isObjectBindingPattern(parent) || !ts.isIdentifier(key)) return undefined;
  const member = checker.getTypeAtLocation(variable.initializer).getProperty(ts.idText(key));
  return member && memberOf(variable.initializer, member, checker, within);
}

/**
 * The value of a member of an `as const` object. A type with the same member is no proof: a function may
 * return an object of the same type with another value.
 */
function memberOf(
  object: ts.Expression,
  member: ts.Symbol,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): ts.Expression | undefined {
  const literal = fixedLiteral(object, checker, within);
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return undefined;
  const own = literal.properties.find((one) => one === member.valueDeclaration);
  if (own) return givenTo(own);
  const spread = literal.properties
    .filter(ts.isSpreadAssignment)
    .findLast(({ expression }) => checker.getTypeAtLocation(expression).getProperty(member.name));
  return spread && memberOf(spread.expression, member, checker, within);
}

/** The item of an `as const` list, where no other list is spread before it. */
function itemOf(
  { argumentExpression, expression }: ts.ElementAccessExpression,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): ts.Expression | undefined {
  const list = fixedLiteral(expression, checker, within);
  const index = checker.getTypeAtLocation(argumentExpression);
  if (!list || !ts.isArrayLiteralExpression(list) || !index.isNumberLiteral()) return undefined;
  const isMoved = list.elements.slice(0, index.value + 1).some(ts.isSpreadElement);
  return isMoved ? undefined : list.elements[index.value];
}

/** The literal that an expression refers to, if no part of it can be reassigned. */
function fixedLiteral(
  node: ts.Expression,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): ts.Expression | undefined {
  if (isWrappedAsIs(node)) return fixedLiteral(node.expression, checker, within);
  if (!isReference(node)) return isInConstContext(node) ? node : undefined;
  const symbol = referenced(node, checker);
  const declaration = symbol?.valueDeclaration;
  const path = declaration ? [...within, declaration] : within;
  const given = declaration
    ? fixedExpression(node, symbol, checker, within)
    : ts.isElementAccessExpression(node) && itemOf(node, checker, within);
  return given ? fixedLiteral(given, checker, path) : undefined;
}

/** Whether a node wraps an expression without giving it a type that is written there, as `as Stock` does. */
export const isWrappedAsIs = (
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.SatisfiesExpression | ts.AsExpression =>
  ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || isConstAssertion(node);

const isConstAssertion = (node: ts.Node): node is ts.AsExpression =>
  ts.isAsExpression(node) && ts.isConstTypeReference(node.type);

/**
 * Whether `as const` applies to a literal, or to one that contains it. It does not apply to arguments of a
 * call.
 */
function isInConstContext({ parent }: ts.Node): boolean {
  if (isConstAssertion(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return isInConstContext(parent.parent);
  const isPart = [ts.isParenthesizedExpression, ts.isArrayLiteralExpression, ts.isSpreadElement];
  return isPart.some((is) => is(parent)) && isInConstContext(parent);
}
