/** The maximum length of a client's key or tag in an answer. */
const maxTextLength = 256;

/** A text, cut and with an ellipsis if it is too long. */
export function cut(text: string): string {
  if (text.length <= maxTextLength) return text;
  // A surrogate pair is not split.
  return `${text.slice(0, maxTextLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A value, or its summary if it is too long. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  return sizeUpTo(value, maxTextLength) > maxTextLength ? summary(value) : value;
}

/**
 * The size of the value's JSON text in bytes. Stops as soon as it is larger than `limit`, and then returns
 * some larger number.
 */
export function sizeUpTo(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length > limit ? value.length : sizeOfText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null).length;
  // The opening bracket. Each item adds a comma or the closing bracket.
  let size = 1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && size <= limit; i++) size += sizeUpTo(value[i], limit - size) + 1;
    return Math.max(size, 2);
  }
  for (const key in value) {
    size += sizeUpTo(key, limit - size) + 1;
    size += sizeUpTo((value as Record<string, unknown>)[key], limit - size) + 1;
    if (size > limit) break;
  }
  return Math.max(size, 2);
}

function sizeOfText(text: string): number {
  if (isPlain.test(text)) return text.length + 2;
  return new TextEncoder().encode(JSON.stringify(text)).byteLength;
}

/** Characters that each take one byte in a JSON text. */
const isPlain = /^[ !#-[\]-~]*$/;

/** A short text with the kind and size of a value. A number, a boolean and null are as short themselves. */
export function summary(value: unknown): unknown {
  if (typeof value === 'string') return `(a text of ${counted(value.length, 'character')})`;
  if (Array.isArray(value)) return `(a list of ${counted(value.length, 'item')})`;
  if (typeof value === 'object' && value !== null)
    return `(an object of ${counted(Object.keys(value).length, 'property', 'properties')})`;
  return value;
}

/** `1 item`, `2 items`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
