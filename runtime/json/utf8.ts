import { JsonFault } from './fault.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body. A byte order mark at the beginning is ignored.
 *
 * @throws JsonFault when the bytes are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    throw new JsonFault(validLength(bytes), 'The text is no UTF-8');
  }
}

/** The length of the text before the first invalid byte, by binary search. */
function validLength(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (prefix(bytes, middle) === undefined) bad = middle;
    else good = middle;
  }
  return prefix(bytes, good)?.length ?? 0;
}

/**
 * The text of a prefix; undefined if it is invalid. A character cut off at its end is allowed: a new decoder
 * in stream mode waits for the rest.
 */
function prefix(bytes: Uint8Array, length: number): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
