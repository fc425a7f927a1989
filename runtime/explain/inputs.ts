import { sizeUpTo, summary } from './sizes.ts';

/** Bytes of JSON that one `input` may have, and all of an answer. */
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
