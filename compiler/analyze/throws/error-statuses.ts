import type { ts } from 'ts-morph';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { argumentsOf, branchesOf, readValue } from './read-value.ts';
import { type Arguments, alternatives, type Value } from './values.ts';

/**
 * Reports an argument that becomes the status of an HTTP error, but is not the status of an error: the
 * constructor would throw. An argument that may also be a valid status is not reported: the type of a
 * helper's parameter may include all statuses, and a class may replace the status.
 *
 * @param statusesOf the statuses of the errors that are created from such arguments
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

/** The numbers that a value may be; undefined where it may be anything else. */
function numbersIn(value: Value): readonly number[] | undefined {
  const numbers = alternatives(value).map((one) => (one.kind === 'constant' ? one.value : undefined));
  return numbers.every((one) => typeof one === 'number') ? numbers : undefined;
}
