import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for what a benchmark writes, without links in its path: tools tell files by where they really are. */
export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-bench-')));
}
