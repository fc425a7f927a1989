import type { ts } from 'ts-morph';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { argumentsOf, branchesOf, readValue } from './read-value.ts';
import { type Arguments, alternatives, type Value } from './values.ts';

/**
 * Reports the statuses that are passed to what makes an HTTP error of them, whose constructor throws at them.
 * What may be the status of an error as well is left alone: of a helper's parameter its type may list every
 * status that there is, and a class may put another in its place.
 *
 * @param statusesOf the statuses of the errors that are made of such arguments
 */
export function reportStatuses(
  nodes: readonly ts.Expression[],
  statusesOf: (given: Arguments) => readonly Value[],
  { diagnostics, plain, own }: Pick<Context, 'diagnostics' | 'plain' | 'own'>,
): void {
  for (const [i, node] of nodes.entries())
    for (const branch of branchesOf(node)) {
      const value = readValue(branch, plain);
      const passed = numbersIn(value) ?? [];
      const [first] = passed;
      if (first === undefined || !passed.every(isNoError) || !isOwn(branch, { own })) continue;
      const given = argumentsOf(nodes, plain);
      const values = given.values.map((one, at) => (at === i ? value : one));
      const made = statusesOf({ ...given, values }).map(numbersIn);
      const isMade = made.some((all) => all && all.length > 0 && all.every((one) => passed.includes(one)));
      if (isMade) diagnostics.add('error-status', spanOf(branch), first);
    }
}

const isNoError = (status: number): boolean => !isErrorStatus(status);

/** The numbers that a value may be; undefined where it may be something else. */
function numbersIn(value: Value): readonly number[] | undefined {
  const numbers = alternatives(value).map((one) => (one.kind === 'constant' ? one.value : undefined));
  return numbers.every((one) => typeof one === 'number') ? numbers : undefined;
}
