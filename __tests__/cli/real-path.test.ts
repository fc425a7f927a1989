import { rmdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { realPathOf } from '../../cli/real-path.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

test('a path that begins nowhere, as on a drive that is missing, is as it is written', () => {
  // Windows keeps the working folder of a process.
  if (process.platform === 'win32') return;
  const before = process.cwd();
  const gone = temporaryFolder();
  try {
    process.chdir(gone);
    rmdirSync(gone);
    expect(realPathOf('a/b')).toBe('a/b');
  } finally {
    process.chdir(before);
  }
});
