import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

interface Lock {
  readonly packages: { readonly [path: string]: Entry };
}

const repository = join(import.meta.dirname, '../..');

describe.each([
  'package-lock.json',
  'bench/package-lock.json',
  'scripts/runtimes/package-lock.json',
  '__tests__/generators/package-lock.json',
  '__tests__/typescripts/package-lock.json',
])('%s', (file) => {
  const { packages }: Lock = JSON.parse(readFileSync(join(repository, file), 'utf8'));

  test('the lock file does not name the registry that it was made with', () => {
    const resolved = Object.entries(packages).filter(
      ([, entry]) => entry.resolved !== undefined && entry.link !== true,
    );
    expect(resolved).toEqual([]);
  });

  test('the lock file lists the packages of every platform: else `npm ci` refuses it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isListed(name, path)),
    );
    expect(missing).toEqual([]);
  });

  /** As Node looks: in the package's own `node_modules`, then in those above it. */
  function isListed(name: string, from: string): boolean {
    if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`] !== undefined) return true;
    if (from === '') return false;
    const above = from.lastIndexOf('/node_modules/');
    return isListed(name, above === -1 ? '' : from.slice(0, above));
  }
});
