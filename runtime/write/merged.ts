import { endOfString } from '../json/depth.ts';
import { isObject } from '../json/is-object.ts';

/**
 * The fields of two readings of one value together: each reading has only the declared fields of its own
 * type. The first may be undefined.
 */
export function merged(one: unknown, other: unknown): unknown {
  return one === undefined ? other : together(one, other);
}

/**
 * The same for two JSON texts of one value, as this package writes them: without blanks. The first may be
 * empty. Most parts are equal in both texts: those are only compared, not parsed.
 */
export function mergedText(one: string, other: string): string {
  if (one === '' || one === other) return other;
  const bracket = one[0];
  if (bracket !== other[0]) return one;
  if (bracket === '[') {
    const others = partsOf(other);
    return `[${partsOf(one).map((item, i) => mergedText(item, others[i] ?? item))}]`;
  }
  if (bracket !== '{') return one;
  const fields = new Map(partsOf(one).map(fieldOf));
  for (const [name, text] of partsOf(other).map(fieldOf))
    fields.set(name, mergedText(fields.get(name) ?? '', text));
  return `{${[...fields].map(([name, text]) => `${name}:${text}`)}}`;
}

/** The items or fields between the brackets of a JSON text. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  const end = text.length - 1;
  let depth = 0;
  let from = 1;
  for (let at = 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at);
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x2c && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  if (end > 1) parts.push(text.slice(from, end));
  return parts;
}

/** The name of a field in its quotes, and the text of its value. */
function fieldOf(part: string): [name: string, text: string] {
  const end = endOfString(part, 0) + 1;
  return [part.slice(0, end), part.slice(end + 1)];
}

/**
 * The fields of two values together. For a scalar in both, the first value counts. Parts that are the same
 * object are not walked through.
 */
export function together(one: unknown, other: unknown): unknown {
  if (one === other) return one;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, i) => together(item, other[i]));
  if (!isObject(one) || !isObject(other)) return one;
  const others = Object.entries(other).map(([key, item]) => [
    key,
    Object.hasOwn(one, key) ? together(one[key], item) : item,
  ]);
  // `fromEntries` instead of assignments, because a field may be named `__proto__`.
  return Object.fromEntries([...Object.entries(one), ...others]);
}
