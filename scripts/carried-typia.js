/**
 * The command line carries typia's core. As a package of its own npm puts it beside the app's `typescript`, which it would then build its
 * syntax trees with, and those of another version come out wrong without a word.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('../compiler/guard/', import.meta.url));
const typia = fileURLToPath(new URL('../node_modules/@typia/core/', import.meta.url));

/** The guard need not look for typia's `typescript` in the bundle: it is the one that all of the bundle imports. */
export const carriedTypia = {
  name: 'carried-typia',
  setup(build) {
    build.onResolve({ filter: /^\.\/typias-typescript\.ts$/ }, () => ({
      path: `${guard}bundled-typescript.ts`,
    }));
  },
};

/** typia's licence, as a file of `dist`: name to bytes. */
export function typiasLicence() {
  const { version } = JSON.parse(readFileSync(`${typia}package.json`, 'utf8'));
  const text = readFileSync(`${typia}LICENSE`, 'utf8').trim();
  return [
    [
      'typia.LICENSE.txt',
      Buffer.from(`The compiler holds @typia/core ${version}. Its licence:\n\n${text}\n`),
    ],
  ];
}
