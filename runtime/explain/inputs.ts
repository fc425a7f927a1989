import { sizeUpTo, summary } from './sizes.ts';

/** Bytes of JSON that one `input` may have, and all of an answer together. */
const maxInputSize = 8192;
const maxInputsSize = 65_536;

/** The inputs of an answer, those that are too large as a short text that says their kind and size. */
export function boundedInputs(inputs: readonly unknown[]): unknown[] {
  // An object that lacks fields is the input for each of them, and to list the keys of a large one takes milliseconds.
  const [sizes, summaries] = [new Map<unknown, number>(), new Map<unknown, string>()];
  let left = maxInputsSize;
  return inputs.map((input) => {
    const size = remembered(sizes, input, () => sizeUpTo(input, maxInputSize));
    if (size > maxInputSize || size > left) return remembered(summaries, input, () => summary(input));
    left -= size;
    return input ?? null;
  });
}

function remembered<T>(known: Map<unknown, T>, input: unknown, make: () => T): T {
  const before = known.get(input);
  if (before !== undefined) return before;
  const made = make();
  known.set(input, made);
  return made;
}
