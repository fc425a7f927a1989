import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const repository = join(import.meta.dirname, '../..');

interface Manifest {
  readonly dependencies: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly typescript?: string };
}

/**
 * npm would install such a dependency beside the app's own TypeScript, of any version, with which the command
 * line may not work.
 */
test('no dependency of the command line has TypeScript as a peer dependency', () => {
  const asking = Object.keys(manifest('cli').dependencies).filter(
    (name) => manifest(`node_modules/${name}`).peerDependencies?.typescript !== undefined,
  );
  expect(asking).toEqual([]);
});

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
}
