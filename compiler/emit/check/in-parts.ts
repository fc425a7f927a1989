import ts from 'typescript';
import { operands } from '../../print/condition.ts';

/**
 * Questions that one function asks. TypeScript's binder goes deeper with each, and its checker gives up on a
 * function of some 2,000 branches, having followed them from each to the first: a type of 1,000 fields would
 * crash it.
 */
const maxQuestions = 200;

/** The same condition with no more questions than that: `call` moves some to a function and gives its call. */
export function inParts(
  condition: ts.Expression,
  call: (part: ts.Expression) => ts.Expression,
): ts.Expression {
  const chain = operands(condition);
  if (chain === undefined || questions(condition) <= maxQuestions) return condition;
  const join = chain.operator === '&&' ? ts.factory.createLogicalAnd : ts.factory.createLogicalOr;
  const parts = inGroups(chain.operands.map((one) => inParts(one, call))).map((group) => group.reduce(join));
  return parts.length === 1 ? parts[0]! : parts.map(call).reduce(join);
}

/** The conditions in groups, each of as many as one function may ask. */
export function inGroups(conditions: readonly ts.Expression[]): readonly (readonly ts.Expression[])[] {
  const made: ts.Expression[][] = [];
  let room = 0;
  for (const condition of conditions) {
    const size = questions(condition);
    if (size > room) {
      made.push([]);
      room = maxQuestions;
    }
    made.at(-1)!.push(condition);
    room -= size;
  }
  return made;
}

const questions = (condition: ts.Expression): number =>
  operands(condition)?.operands.reduce((sum, one) => sum + questions(one), 0) ?? 1;
