import { ContractError } from '../errors/internal.ts';
import { processTimeHeader } from '../policy/process-time.ts';
import { wellFormed } from '../text/well-formed.ts';

/**
 * Headers of an answer. Names may be in any case; a list holds several values of one name, and a header that
 * is undefined is not sent. Headers that frame the message (`content-length`, except for a stream,
 * `transfer-encoding` and `trailer`) are left out, and so is `x-process-time`.
 */
export type ReplyHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/** Headers that frame the message, or are written for every answer. */
export const reservedHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'trailer',
  'transfer-encoding',
  processTimeHeader,
]);

const headerName = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * A flat list of lower-case names and values. It begins with the content type, which is JSON unless the
 * headers name another. Lists are joined by `, `, as fetch's `Headers` does; cookies stay separate.
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

/** @throws TypeError for a name that is not a lower-case header name */
export function checkedName(name: string): string {
  if (headerName.test(name)) return name;
  throw new TypeError(`'${name}' is no header name`);
}

/** @throws TypeError for a name that is not a lower-case header name, or is set for every answer anyway */
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

/** Any text as a header value: all but printable ASCII is percent-encoded. */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[^\x20-\x7e]+/g, encodeURIComponent)
    .trim();
}

const beyondAscii = /[\x80-\xff]/;

/**
 * Whether a value is not ASCII. Node joins a head with the text that follows and would encode both as UTF-8,
 * while a head is Latin-1.
 */
export function isBeyondAscii(head: readonly string[]): boolean {
  return head.some((part) => beyondAscii.test(part));
}

/** A flat list as pairs, as fetch takes headers. */
export function pairs(head: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return headers;
}

/**
 * A flat list as a record, which runtimes take in half the time of pairs; as pairs if it does not fit one.
 */
export function recordOrPairs(head: readonly string[]): Record<string, string> | [string, string][] {
  const record: Record<string, string> = {};
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i]!;
    // A name may be repeated, or be a property of every object. Servers on node look for `entries` on a
    // record.
    if (name in record || name === 'entries') return pairs(head);
    record[name] = head[i + 1]!;
  }
  return record;
}
