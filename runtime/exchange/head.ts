import { ContractError } from '../errors/internal.ts';
import { processTimeHeader } from '../policy/process-time.ts';
import { wellFormed } from '../text/well-formed.ts';

/**
 * Headers of an answer, by names in any case; a list is several values of one name. What says how the message is
 * framed (`content-length` but for that of a stream, `transfer-encoding`, `trailer`) is left out, and so is
 * `x-process-time`.
 */
export type ReplyHeaders = { readonly [name: string]: string | readonly string[] };

/** These say how the message is framed or are written for every answer. */
export const reservedHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'trailer',
  'transfer-encoding',
  processTimeHeader,
]);

const headerName = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * A flat list of lower-case names and values that begins with a content type, JSON unless the headers say another.
 * Lists are joined by `, `, as fetch's Headers does; cookies stay apart.
 *
 * @throws ContractError when a name or a value cannot be sent
 */
export function flatten(headers: ReplyHeaders, contentType = 'application/json'): string[] {
  const head: string[] = contentType === '' ? [] : ['content-type', contentType];
  for (const [key, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const name = key.toLowerCase();
    if (reservedHeaders.has(name)) continue;
    if (!headerName.test(name)) throw new ContractError(`'${key}' is no header name`);
    const values = typeof value === 'string' ? [value] : value;
    if (name === 'content-type' && contentType !== '') head[1] = checked(name, values.join(', '));
    else if (name !== 'set-cookie') head.push(name, checked(name, values.join(', ')));
    else for (const cookie of values) head.push(name, checked(name, cookie));
  }
  return head;
}

/** @throws TypeError when it is no name of a header, in lower case */
export function checkedName(name: string): string {
  if (headerName.test(name)) return name;
  throw new TypeError(`'${name}' is no header name`);
}

/** @throws TypeError when it is no name of a header, in lower case, or one that is set for every answer anyway */
export function settableName(name: string): string {
  if (!reservedHeaders.has(name)) return checkedName(name);
  throw new TypeError(`The header '${name}' cannot be set`);
}

/** @throws TypeError when the value cannot be sent */
export function checkedValue(name: string, value: string): string {
  if (typeof value === 'string' && headerValue.test(value)) return value.trim();
  throw new TypeError(`The value of the header '${name}' cannot be sent: ${value}`);
}

function checked(name: string, value: string): string {
  if (!headerValue.test(value)) throw new ContractError(`The value of the header '${name}' cannot be sent`);
  return value.trim();
}

/** Any text as a header value: what is not printable ASCII is percent-encoded. */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[^\x20-\x7e]+/g, encodeURIComponent)
    .trim();
}

const beyondAscii = /[\x80-\xff]/;

/**
 * Whether some value is more than ASCII: node joins a head with the text after it and encodes both alike, as
 * UTF-8, which is not what a head is.
 */
export function isBeyondAscii(head: readonly string[]): boolean {
  return head.some((part) => beyondAscii.test(part));
}

/** A flat list as fetch takes one. */
export function pairs(head: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return headers;
}

/** The same as a record, which runtimes take in half the time of pairs, where one can hold it. */
export function recordOrPairs(head: readonly string[]): Record<string, string> | [string, string][] {
  const record: Record<string, string> = {};
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i]!;
    // A name may come twice, and may be one that every object has; servers on node ask a record for `entries`.
    if (name in record || name === 'entries') return pairs(head);
    record[name] = head[i + 1]!;
  }
  return record;
}
