import { ts } from 'ts-morph';
import { membersOf } from '../types/members.ts';
import { awaitedType } from '../types/promises.ts';
import { hasModifier } from './modifiers.ts';

/** The expressions that a method returns, or that a generator yields, in source order. */
export function givenExpressions(method: ts.MethodDeclaration): readonly ts.Expression[] {
  if (!method.asteriskToken) return expressionsOf(method, ts.isReturnStatement);
  // A generator that is not async is refused elsewhere, whatever it yields.
  return hasModifier(method, ts.ModifierFlags.Async) ? expressionsOf(method, ts.isYieldExpression) : [];
}

/** The expression that a generator returns, if it has a single `return`. */
export function returnedExpression(method: ts.MethodDeclaration): ts.Expression | undefined {
  const [only, ...more] = expressionsOf(method, ts.isReturnStatement);
  return more.length === 0 ? only : undefined;
}

/** The expressions that a function returns, in source order, without those of nested functions. */
export function returnedBy(node: ts.SignatureDeclaration): readonly ts.Expression[] {
  const { body } = node as ts.FunctionLikeDeclaration;
  if (body === undefined) return [];
  return ts.isBlock(body) ? returnedIn(body) : [body];
}

/** The expressions that a block returns. */
export function returnedIn(body: ts.Block): readonly ts.Expression[] {
  return expressionsOf({ body }, ts.isReturnStatement);
}

/**
 * Which of several expressions gives a member of the type that they have together: it is there as it stands,
 * or made wider.
 */
export function expressionOf(
  member: ts.Type,
  given: readonly ts.Expression[],
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  const typed = given.map((expression) => {
    const type = checker.getTypeAtLocation(expression);
    return { expression, members: membersOf(awaitedType(type, checker)) };
  });
  const isAny = (type: ts.Type) => (type.flags & ts.TypeFlags.Any) !== 0;
  const fits = (one: ts.Type, other: ts.Type) => !isAny(one) && checker.isTypeAssignableTo(one, other);
  const tests: readonly ((one: ts.Type) => boolean)[] = [
    (one) => one === member,
    (one) => fits(one, member) && fits(member, one),
    (one) => fits(one, member) && !isAny(member),
  ];
  for (const test of tests) {
    const found = typed.find(({ members }) => members.some(test));
    if (found) return found.expression;
  }
  return undefined;
}

/** The expressions of all statements of that kind in the method's own body. */
function expressionsOf(
  { body }: { readonly body?: ts.Block | undefined },
  isOne: (node: ts.Node) => node is ts.ReturnStatement | ts.YieldExpression,
): readonly ts.Expression[] {
  return body ? nodesIn(body, isOne).flatMap(({ expression }) => expression ?? []) : [];
}

/** The nodes of one kind in a body, in source order, without those of nested functions. */
export function nodesIn<T extends ts.Node>(
  body: ts.Block,
  isOne: (node: ts.Node) => node is T,
): readonly T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (isOne(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
