/**
 * The bundle of the command line includes typia's core. As a separate package, typia would be installed
 * beside the app's `typescript` and build its syntax trees with that; trees of another version are silently
 * wrong.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import type { DistFile } from './sync-folder.ts';

const guard = fileURLToPath(new URL('../compiler/guard/', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * Replaces the guard's search for typia's `typescript`: within the bundle, typia uses the same one as
 * everything else.
 */
export const carriedTypia: Plugin = {
  name: 'carried-typia',
  setup(build) {
    build.onResolve({ filter: /^\.\/typias-typescript\.ts$/ }, () => ({
      path: `${guard}bundled-typescript.ts`,
    }));
  },
};

/**
 * The licences of the packages in a bundle, as a file of `dist`.
 *
 * @throws Error where the bundle includes a package that is not typia's, or that has no licence
 */
export function typiasLicences({ inputs }: Metafile): DistFile {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [],
  );
  const notices = [...new Set(folders)].sort().map((folder) => noticeOf(`${repository}${folder}`));
  return ['typia.LICENSE.txt', Buffer.from(notices.join('\n'))];
}

function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (!name.startsWith('@typia/'))
    throw new Error(`the bundle of the command line carries ${name}, whose licence it has not`);
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
  return `The compiler holds ${name} ${version}. Its licence:\n\n${text}\n`;
}
