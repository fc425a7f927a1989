import type { WriteStream } from 'node:tty';

/**
 * The columns of a terminal; undefined for a file or a pipe. A pseudo-terminal may report 0, and each line
 * would be one word.
 */
export function widthOf({ columns, isTTY }: Pick<WriteStream, 'columns' | 'isTTY'>): number | undefined {
  return isTTY ? columns || 80 : undefined;
}
