/** The width of a text in columns, assuming one column for each code point. */
export const lengthOf = (text: string): number => [...text].length;

/** Joins parts with spaces to lines of at most `width` columns; a wider part gets a line of its own. */
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
