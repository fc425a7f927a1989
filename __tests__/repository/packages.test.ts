import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const repository = join(import.meta.dirname, '../..');

test.each(['runtime', 'cli'])(
  'a tarball of %s holds JavaScript, though nobody has built before',
  (folder) => {
    const { scripts } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
    expect(scripts.prepack).toBe('node ../scripts/build-packages.js');
  },
);
