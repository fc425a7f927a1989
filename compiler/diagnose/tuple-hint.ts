import { isBodiless } from '../../runtime/exchange/status.ts';

/** A value of another type where a tuple with a status belongs. The tuple up to its status is captured. */
export const tupleExpected =
  /^(?:Type '(?!\[).*' is not assignable|Conversion of type '(?!\[).*'|Object literal may only specify known properties, and '\w+' does not exist in).* type '\[(.*?, [2-5]\d\d[,\]])/;

/** A return type that is such a tuple, or a promise of one. */
const declaredTuple = /^(?:Promise<)?\[(.*?, [2-5]\d\d[,\]])/s;

/** What to return for a tuple, of which the text up to its status is given: `Todo, 201]`. */
export function hintOfTuple(tuple: string): string {
  const status = Number(tuple.slice(-4, -1));
  const body = isBodiless(status) || tuple.startsWith('undefined,') ? 'undefined' : 'body';
  return `Return the tuple: \`return reply(${body}, ${status}${tuple.endsWith(',') ? ', headers' : ''})\`.`;
}

/** The same for a function that returns nothing, by its return type. */
export function hintOfDeclaredTuple(type: string): string | undefined {
  const tuple = declaredTuple.exec(type)?.[1];
  return tuple === undefined ? undefined : hintOfTuple(tuple);
}
