import { sizeUpTo, summary } from './sizes.ts';

/** The maximum size in bytes of JSON of one `input`, and of all inputs of an answer together. */
const maxInputSize = 8192;
const maxInputsSize = 65_536;

/** The inputs of an answer. Those that are too large are replaced by a summary of their kind and size. */
export function boundedInputs(inputs: readonly unknown[]): unknown[] {
  // An object is the input of an entry for each field that it lacks, and listing the keys of a large one
  // takes milliseconds: sizes and summaries are kept.
  const [sizes, summaries] = [new Map<unknown, number>(), new Map<unknown, unknown>()];
  let left = maxInputsSize;
  return inputs.map((input) => {
    const size = remembered(sizes, input, () => sizeUpTo(input, maxInputSize));
    if (size > maxInputSize || size > left) return remembered(summaries, input, () => summary(input)) ?? null;
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
