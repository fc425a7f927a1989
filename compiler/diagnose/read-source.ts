import { readFileSync } from 'node:fs';

/**
 * The text of a source file as TypeScript counts its characters, without a mark of its bytes' order;
 * undefined where it cannot be read.
 */
export function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch {
    return undefined; // a diagnostic is shown without its frame
  }
}
