import type ts from 'typescript';
import { all, any, operands } from '../../print/condition.ts';

/**
 * The maximum number of conditions in one function. TypeScript's binder recurses for each, and its checker
 * gives up on a function of some 2,000 branches: a type of 1,000 fields would crash it.
 */
const maxConditions = 200;

/**
 * The same condition, with at most that many conditions: `call` moves the others to functions, and returns
 * their calls.
 */
export function inParts(
  condition: ts.Expression,
  call: (part: ts.Expression) => ts.Expression,
): ts.Expression {
  const chain = operands(condition);
  if (chain === undefined || conditionCount(condition) <= maxConditions) return condition;
  const join = chain.operator === '&&' ? all : any;
  const parts = inGroups(chain.operands.map((one) => inParts(one, call))).map(join);
  return parts.length === 1 ? parts[0]! : join(parts.map(call));
}

/** The conditions in groups, each small enough for one function. */
export function inGroups(conditions: readonly ts.Expression[]): readonly (readonly ts.Expression[])[] {
  const made: ts.Expression[][] = [];
  let room = 0;
  for (const condition of conditions) {
    const size = conditionCount(condition);
    if (size > room) {
      made.push([]);
      room = maxConditions;
    }
    made.at(-1)!.push(condition);
    room -= size;
  }
  return made;
}

const conditionCount = (condition: ts.Expression): number =>
  operands(condition)?.operands.reduce((sum, one) => sum + conditionCount(one), 0) ?? 1;
