import { ts } from 'ts-morph';
import { isObject } from '../../../runtime/json/is-object.ts';
import type { Constant } from '../../model/model.ts';
import { isTuple } from '../types/lists.ts';
import { constantOf } from '../types/literal-types.ts';
import {
  fixedExpression,
  givenTo,
  isConst,
  isReference,
  type Reference,
  referenced,
} from './fixed-expressions.ts';
import { hasModifier } from './modifiers.ts';
import { isWrapped } from './unwrapped.ts';

/**
 * A constant, or undefined where none is known. The value is wrapped because it may be `undefined` itself.
 */
type Evaluated = { readonly value: Constant | undefined } | undefined;

/** How the parts of an expression are evaluated. */
type Inner = (node: ts.Expression) => Evaluated;

/**
 * The value of an expression that is known at build time. `within` holds the constants that led here: in
 * faulty code, one may refer to itself.
 */
export function evaluate(
  node: ts.Expression,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[] = [],
): Evaluated {
  const inner: Inner = (one) => evaluate(one, checker, within);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { value: node.text };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
  if (node.kind === ts.SyntaxKind.NullKeyword) return { value: null };
  if (isWrapped(node)) return inner(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return evaluateSigned(node, inner);
  if (ts.isBinaryExpression(node)) return evaluateSum(node, inner);
  if (ts.isArrayLiteralExpression(node)) return evaluateList(node, inner);
  if (ts.isObjectLiteralExpression(node)) return evaluateObject(node, inner);
  const item = ts.isElementAccessExpression(node) ? evaluateItem(node, checker, inner) : undefined;
  return item ?? (isReference(node) ? evaluateName(node, checker, within) : undefined);
}

function evaluateSigned(node: ts.PrefixUnaryExpression, inner: Inner): Evaluated {
  const operand = inner(node.operand);
  if (typeof operand?.value !== 'number') return undefined;
  // `0 - x` and not `-x`: minus zero is zero.
  if (node.operator === ts.SyntaxKind.MinusToken) return { value: 0 - operand.value };
  return node.operator === ts.SyntaxKind.PlusToken ? operand : undefined;
}

/** Arithmetic on numbers: a limit may be written as `5 * 1024 * 1024`. */
function evaluateSum({ left, operatorToken, right }: ts.BinaryExpression, inner: Inner): Evaluated {
  const reckon = operators.get(operatorToken.kind);
  const [a, b] = [inner(left)?.value, inner(right)?.value];
  if (reckon === undefined || typeof a !== 'number' || typeof b !== 'number') return undefined;
  const value = reckon(a, b);
  // JSON has no infinity, and minus zero is zero.
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value } : undefined;
}

const operators: ReadonlyMap<ts.SyntaxKind, (a: number, b: number) => number> = new Map([
  [ts.SyntaxKind.PlusToken, (a, b) => a + b],
  [ts.SyntaxKind.MinusToken, (a, b) => a - b],
  [ts.SyntaxKind.AsteriskToken, (a, b) => a * b],
  [ts.SyntaxKind.SlashToken, (a, b) => a / b],
  [ts.SyntaxKind.PercentToken, (a, b) => a % b],
  [ts.SyntaxKind.AsteriskAsteriskToken, (a, b) => a ** b],
]);

function evaluateList(node: ts.ArrayLiteralExpression, inner: Inner): Evaluated {
  const items: Constant[] = [];
  for (const element of node.elements) {
    const isSpread = ts.isSpreadElement(element);
    const value = inner(isSpread ? element.expression : element)?.value;
    if (value === undefined) return undefined;
    if (!isSpread) items.push(value);
    else if (isConstantList(value)) items.push(...value);
    else return undefined;
  }
  return { value: items };
}

function evaluateObject(node: ts.ObjectLiteralExpression, inner: Inner): Evaluated {
  const entries: [string, Constant][] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const value = inner(property.expression)?.value;
      if (!isObject(value)) return undefined;
      entries.push(...Object.entries(value));
      continue;
    }
    const initializer = givenTo(property);
    const { name } = property;
    if (initializer === undefined || ts.isComputedPropertyName(name)) return undefined;
    const value = inner(initializer)?.value;
    if (value === undefined) return undefined;
    entries.push([ts.isIdentifier(name) ? ts.idText(name) : name.text, value]);
  }
  return { value: Object.fromEntries(entries) };
}

/** `levels[0]`, where no code can replace the item. */
function evaluateItem(node: ts.ElementAccessExpression, checker: ts.TypeChecker, inner: Inner): Evaluated {
  const type = checker.getTypeAtLocation(node.expression);
  if (!isTuple(type, checker) || !type.target.readonly) return undefined;
  const list = inner(node.expression)?.value;
  const index = inner(node.argumentExpression)?.value;
  return isConstantList(list) && typeof index === 'number' ? { value: list[index] } : undefined;
}

const isConstantList = (value: Constant | undefined): value is readonly Constant[] => Array.isArray(value);

/**
 * A name that leads to a `const`, to a member of one, to an enum's member or to a class's `static readonly`
 * one, through imports and re-exports.
 */
function evaluateName(
  node: Reference,
  checker: ts.TypeChecker,
  within: readonly ts.Declaration[],
): Evaluated {
  if (ts.isIdentifier(node) && node.text === 'undefined') return { value: undefined };
  const symbol = referenced(node, checker);
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isEnumMember(declaration)) {
    const value = checker.getConstantValue(declaration);
    return value === undefined ? undefined : { value };
  }
  const given = fixedExpression(node, symbol!, checker, within);
  if (given) return evaluate(given, checker, [...within, declaration]);
  return isDeclared(declaration) ? literalOf(checker.getTypeOfSymbol(symbol!), checker) : undefined;
}

/** Whether a declaration has only the type of a constant, as in declaration files, and not its value. */
function isDeclared(node: ts.Declaration): boolean {
  if (ts.isPropertySignature(node)) return isReadonly(node);
  return isConst(node) && node.initializer === undefined;
}

const isReadonly = (node: ts.Declaration) => hasModifier(node, ts.ModifierFlags.Readonly);

/** The literal value that a declaration file declares for an `as const` value. */
function literalOf(type: ts.Type, checker: ts.TypeChecker): Evaluated {
  const value = isFixed(type, checker) ? constantOf(type, checker) : undefined;
  return value === undefined ? undefined : { value };
}

/** Whether nothing that a type holds is assigned to, left out or repeated. */
function isFixed(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isTuple(type, checker)) {
    const { elementFlags, readonly } = type.target;
    const items = checker.getTypeArguments(type);
    const isWhole = elementFlags.every((one) => one === ts.ElementFlags.Required);
    return readonly && isWhole && items.every((item) => isFixed(item, checker));
  }
  if (!(type.flags & ts.TypeFlags.Object)) return true;
  return checker.getPropertiesOfType(type).every((one) => {
    const declaration = one.valueDeclaration;
    return declaration && isReadonly(declaration) && isFixed(checker.getTypeOfSymbol(one), checker);
  });
}
