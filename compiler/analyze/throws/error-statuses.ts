import type { ts } from 'ts-morph';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import type { ErrorClasses } from './error-classes.ts';
import { argumentsOf, branchesOf, readValue } from './read-value.ts';
import { alternatives, type Value } from './values.ts';

/**
 * Reports the statuses that `new`, or the `super(...)` of a class, gives to an HTTP error whose constructor throws at them. What may be the
 * status of an error as well is left alone: of a helper's parameter its type may list every status that there is.
 */
export function reportStatuses(
  made: ts.ClassLikeDeclaration,
  nodes: readonly ts.Expression[],
  classes: ErrorClasses,
  { diagnostics, plain, root }: Pick<Context, 'diagnostics' | 'plain' | 'root'>,
): void {
  // h3 has an error of its own, which takes any.
  if (!classes.chain(made).some((one) => one === classes.names.get('HttpError'))) return;
  const shapes = classes.made(made, argumentsOf(nodes, plain));
  const wrong = new Set(shapes.flatMap(({ status }) => numbersIn(status) ?? []).filter(isNoError));
  for (const node of nodes.flatMap(branchesOf)) {
    const [first, ...others] = numbersIn(readValue(node, plain)) ?? [];
    if (first === undefined || ![first, ...others].every((one) => wrong.has(one)) || !isOwn(node, { root }))
      continue;
    diagnostics.add('error-status', spanOf(node), first);
  }
}

const isNoError = (status: number): boolean => !isErrorStatus(status);

/** The numbers that a value may be; undefined where it may be something else. */
function numbersIn(value: Value): readonly number[] | undefined {
  const numbers = alternatives(value).map((one) => (one.kind === 'constant' ? one.value : undefined));
  return numbers.every((one) => typeof one === 'number') ? numbers : undefined;
}
