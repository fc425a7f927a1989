import { isBodiless } from '../../runtime/exchange/status.ts';
import { code } from './catalogue/code.ts';

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

/**
 * What to declare where a status is returned, of which the return type says nothing: `return reply(todo, 201)`
 * in a method that returns a `Todo`. `returned` is the text after the `return`.
 */
export function hintOfUndeclaredStatus(declared: string, returned: string): string | undefined {
  const written = /^\s*(?:reply\(|\[).*,\s*([2-5]\d\d)\s*(,.*)?[)\]]/.exec(returned);
  if (written === null) return undefined;
  const [, status, headers] = written;
  const isWhole = /^2/.test(status!) && !isBodiless(Number(status));
  const body = isWhole ? declared : isBodiless(Number(status)) ? 'undefined' : 'unknown';
  const tuple = `[${body}, ${status}${headers ? ', ReplyHeaders' : ''}]`;
  return `Write the status in the return type: ${code(isWhole ? tuple : `${declared} | ${tuple}`)}.`;
}
