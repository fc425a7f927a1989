/** Characters of JSON that one `input` may have, and all of an answer. */
const each = 8192;
const altogether = 65_536;

/** The inputs of an answer, those that are too large as a short text that says their kind and size. */
export function boundedInputs(inputs: readonly unknown[]): unknown[] {
  let left = altogether;
  return inputs.map((input) => {
    const size = sizeUpTo(input, Math.min(each, left));
    if (size > each || size > left) return summary(input);
    left -= size;
    return input ?? null;
  });
}

/** Bytes of the value's JSON text; more than `limit`, without looking further, as soon as it is larger. */
function sizeUpTo(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length > limit ? value.length : sizeOfText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null).length;
  // What begins it; a comma, or what ends it, comes after each.
  let size = 1;
  const isList = Array.isArray(value);
  for (const key in value) {
    if (!isList) size += sizeUpTo(key, limit - size) + 1;
    size += sizeUpTo((value as Record<string, unknown>)[key], limit - size) + 1;
    if (size > limit) break;
  }
  return Math.max(size, 2);
}

function sizeOfText(text: string): number {
  if (isPlain.test(text)) return text.length + 2;
  return new TextEncoder().encode(JSON.stringify(text)).byteLength;
}

/** Characters of which each is a byte of the JSON text. */
const isPlain = /^[ !#-[\]-~]*$/;

function summary(value: unknown): string {
  if (typeof value === 'string') return `(a text of ${value.length} characters)`;
  if (Array.isArray(value)) return `(a list of ${value.length} items)`;
  if (typeof value === 'object' && value !== null)
    return `(an object of ${Object.keys(value).length} properties)`;
  return `(a ${typeof value})`;
}
