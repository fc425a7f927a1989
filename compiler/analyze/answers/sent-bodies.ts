import type { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { givenExpressions } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';
import { withFractions } from '../types/fractions.ts';
import { isReplyLike, type Returned, statusesOf } from './ambiguous-returns.ts';
import { answerParts } from './answer-parts.ts';
import { asInJson } from './left-out-fields.ts';

/** A returned expression: the body that it sends, and the statuses and headers, if it is a tuple. */
interface Sent {
  readonly body: ts.Expression;
  readonly statuses: readonly number[] | undefined;
  readonly headers: ts.Type | undefined;
}

/** What a method sends, as written, or what a generator yields: each branch of a condition by itself. */
export function sentBy(method: ts.MethodDeclaration, context: Context): readonly Sent[] {
  return givenExpressions(method)
    .flatMap(branchesOf)
    .map((one) => sentAs(one, context));
}

/**
 * The type of what a method sends with these statuses, or without any. Where no type is declared, the
 * expressions tell what may be a fraction, and a field that TypeScript knows nothing of may be absent.
 */
export function asSent(
  type: Type,
  statuses: readonly number[] | undefined,
  { context, method }: Pick<Returned, 'context' | 'method'>,
): Type {
  if (method.type) return type;
  const sent = sentBy(method, context)
    .filter((one) => one.statuses?.join() === statuses?.join())
    .reduce((known, { body }) => withFractions(known, body, context.marked), type);
  return asInJson(sent);
}

function sentAs(written: ts.Expression, context: Context): Sent {
  const { checker } = context;
  const type = checker.getTypeAtLocation(written);
  const body = isReplyLike(type, checker) && answerParts(unwrapped(written), context)[0];
  if (!body) return { body: written, statuses: undefined, headers: undefined };
  const [, status, headers] = checker.getTypeArguments(type);
  return { body, statuses: statusesOf(status!, checker), headers };
}
