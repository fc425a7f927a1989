import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for the output of a benchmark, by its real path: tools identify files by real path. */
export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-bench-')));
}
