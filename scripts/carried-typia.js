/**
 * The command line carries typia's core. As a package of its own npm puts it beside the app's `typescript`,
 * which it would then build its syntax trees with, and those of another version come out wrong without a
 * word.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('../compiler/guard/', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

/** The guard need not look for typia's `typescript` in the bundle: it is the one that all of the bundle imports. */
export const carriedTypia = {
  name: 'carried-typia',
  setup(build) {
    build.onResolve({ filter: /^\.\/typias-typescript\.ts$/ }, () => ({
      path: `${guard}bundled-typescript.ts`,
    }));
  },
};

/**
 * The licences of what a bundle carries, as a file of `dist`: name to bytes. Throws where it carries what is
 * not typia's, or has no licence.
 */
export function typiasLicences({ inputs }) {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [],
  );
  const notices = [...new Set(folders)].sort().map((folder) => noticeOf(`${repository}${folder}`));
  return ['typia.LICENSE.txt', Buffer.from(notices.join('\n'))];
}

function noticeOf(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (!name.startsWith('@typia/'))
    throw new Error(`the bundle of the command line carries ${name}, whose licence it has not`);
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
  return `The compiler holds ${name} ${version}. Its licence:\n\n${text}\n`;
}
