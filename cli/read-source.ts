import { readFileSync } from 'node:fs';

/** The text of a source file; undefined where it cannot be read. */
export function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
