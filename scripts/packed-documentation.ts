import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DistFile } from './sync-folder.ts';

/** Too large for the package: `routeclass explain` prints it. */
const leftOut = ['errors.md'];

/**
 * The README of the package `routeclass`, and the pages that belong in its `dist`. Links between
 * them lead to the places that they have in the package; other links are replaced by their text.
 */
export function packedDocumentation(repository: string): {
  readonly readme: Buffer;
  readonly guide: readonly DistFile[];
} {
  const pages = readdirSync(`${repository}/docs`).filter((page) => !leftOut.includes(page));
  const places = new Map<string, string>([
    ['README.md', 'README.md'],
    ...pages.map((page) => [`docs/${page}`, `dist/guide/${page}`] as const),
  ]);
  const packed = (file: string) =>
    Buffer.from(relink(readFileSync(`${repository}/${file}`, 'utf8'), file, places));
  return {
    readme: packed('README.md'),
    guide: pages.map((page): DistFile => [`guide/${page}`, packed(`docs/${page}`)]),
  };
}

function relink(text: string, file: string, places: ReadonlyMap<string, string>): string {
  const folder = posix.dirname(places.get(file)!);
  return text.replace(/\[([^\]]+)\]\((?!https:|#)([^)#]+)(#[^)]*)?\)/g, (_, label, path, anchor = '') => {
    const place = places.get(posix.join(posix.dirname(file), path));
    return place === undefined ? label : `[${label}](${posix.relative(folder, place)}${anchor})`;
  });
}
