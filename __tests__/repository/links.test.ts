import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All Markdown files of the project, and of the built package `routeclass`. */
function markdownFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return entry.name.endsWith('.md') ? [path] : [];
    return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : markdownFiles(path);
  });
}

const withoutListings = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

/** The anchors that GitHub gives to the headings of a file: equal ones are numbered. */
function anchorsOf(file: string): readonly string[] {
  const seen = new Map<string, number>();
  return [...withoutListings(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** The links in a file to places in the repository, as they are written. */
function linksOf(file: string): readonly string[] {
  const prose = withoutListings(read(file)).replace(/`[^`\n]+`/g, 'code');
  return [...prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
}

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

const files = markdownFiles();

test('there are links', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'docs/routes.md', 'runtime/README.md']));
  expect(files.flatMap(linksOf).length).toBeGreaterThan(100);
});

test.each(files)('every link in %s leads somewhere', (file) => {
  expect(linksOf(file).filter((link) => !leadsSomewhere(file, link))).toEqual([]);
});

test.each(['', 'runtime/'])('%sREADME.md leads to all pages', (folder) => {
  const linked = linksOf(`${folder}README.md`).map((link) => link.replace(/#.*/, ''));
  const pages = linked
    .filter((link) => /^(docs|dist\/guide)\/.*\.md$/.test(link))
    .map((link) => folder + link);
  const there = files.filter((file) => file.startsWith(folder === '' ? 'docs/' : 'runtime/dist/'));
  expect([...new Set(pages)].sort()).toEqual(there.sort());
});

describe('the files that a document names are there', () => {
  // Not `.tmp`, where other tests make and remove their apps meanwhile.
  const ofTests = readdirSync(join(root, '__tests__')).filter((name) => !name.startsWith('.'));
  const folders = ['cli', 'compiler', 'demo', 'docs', 'generated', 'runtime', 'scripts', 'templates'];
  const all = [...folders, ...ofTests.map((name) => `__tests__/${name}`)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const isThere = (name: string) =>
    existsSync(join(root, name)) || all.some((path) => path.endsWith(`/${name}`));

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'bench/README.md'])('%s', (document) => {
    const named = [...read(document).matchAll(/`([\w./-]+(?:\/|\.(?:ts|js|json|md)))`/g)].map(
      ([, name = '']) => name.replace(/\/$/, ''),
    );
    expect(named.length).toBeGreaterThan(5);
    const base = document.replace(/[^/]*$/, '');
    // Tests install the files in `.cache/` on their first run.
    const missing = named.filter(
      (name) => !name.startsWith('.cache/') && !isThere(name) && !isThere(base + name),
    );
    expect(missing).toEqual([]);
  });
});
