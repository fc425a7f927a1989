import { isObject } from '../../runtime/json/is-object.ts';
import { enumerated } from '../words.ts';

export { isObject };

export type JsonObject = { readonly [name: string]: unknown };

/** An own property of an object: documents may contain `__proto__` and `constructor`. */
export function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}

/** Whether two values are the same JSON; the order of members does not count. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isSameJson(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  );
}

/** A value for a message, shortened and without control characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  const short = text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
  return `\`${short.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')}\``;
}

const maxShown = 80;

/** What has become of a value: `the default 2 is new`, `the default 1 is gone`, `the default is 2, and was 1`. */
export function turned(noun: string, was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `${noun} ${was} is gone`;
  return was === undefined ? `${noun} ${is} is new` : `${noun} is ${is}, and was ${was}`;
}

/** The texts as a list; of more than eight, the first seven and a count. */
export function listed(texts: readonly string[]): string {
  if (texts.length > 8) return `${texts.slice(0, 7).join(', ')} and ${texts.length - 7} more`;
  return enumerated(texts);
}
