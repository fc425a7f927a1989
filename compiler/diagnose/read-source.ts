import { readFileSync } from 'node:fs';

/**
 * The text of a source file without its byte order mark, as TypeScript counts its characters; undefined where
 * the file cannot be read.
 */
export function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch {
    return undefined; // a diagnostic is shown without its frame
  }
}
