/** Columns that a text takes, as far as a terminal shows a column for each code point. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * Parts put together, with a blank between two, to lines that are at most so wide; a part that is wider
 * stands alone.
 */
export function fill(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(part) <= width)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}
