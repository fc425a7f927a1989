import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { writeOutput } from '../../compiler/write/write.ts';

const root = mkdtempSync(join(tmpdir(), 'routeclass-killed-'));
const writer = join(root, 'writer.mjs');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * An output of many files. From one generation to the next, all texts change, and one file in ten is replaced
 * by another.
 */
function generation(name: string) {
  const names = Array.from({ length: 200 }, (_, i) => (i % 10 === 0 ? `${name}-${i}` : String(i)));
  return [...names.map((one) => `validators/${one}/page.ts`), 'dispatch.ts'].map((path) => ({
    path,
    text: `${path} of ${name}\n`.repeat(50),
  }));
}

const [before, after] = [generation('before'), generation('after')];

/** Writes as `routeclass build` does, and says when it begins. */
beforeAll(async () => {
  writeFileSync(join(root, 'after.json'), JSON.stringify(after));
  await build({
    stdin: {
      contents: `
        import { readFileSync } from 'node:fs';
        import { holdSignals } from './cli/process/hold-signals.ts';
        import { writeOutput } from './compiler/write/write.ts';
        const [files, out] = process.argv.slice(2);
        const read = JSON.parse(readFileSync(files, 'utf8'));
        process.stdout.write('begins');
        holdSignals();
        writeOutput(out, read);
      `,
      resolveDir: join(import.meta.dirname, '../..'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: writer,
    logLevel: 'silent',
  });
});

/** Waits until the manifest has changed: from then on files are put in place. */
async function placing(out: string): Promise<void> {
  const read = () => readFileSync(join(out, '.routeclass-manifest.json'), 'utf8');
  const old = read();
  for (const end = performance.now() + 5_000; read() === old && performance.now() < end; );
}

/** Kills a writer `delay` milliseconds after its start. Returns the files on disk. */
async function killed(
  signal: NodeJS.Signals,
  delay: number | 'placing',
  out: string,
): Promise<Map<string, string>> {
  writeOutput(out, before);
  const child = spawn(process.execPath, [writer, join(root, 'after.json'), out], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  if (delay === 'placing') await placing(out);
  else await pause(delay);
  child.kill(signal);
  await closed;
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = entries.map((one) => join(one.parentPath, one.name).slice(out.length + 1));
  const own = files.filter((path) => !path.startsWith('.routeclass-'));
  return new Map(own.map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}

const asMap = (files: typeof before) => new Map(files.map(({ path, text }) => [path, text]));
const isWhole = (found: Map<string, string>, files: typeof before) =>
  found.size === files.length && files.every(({ path, text }) => found.get(path) === text);
const delays = [
  ...Array.from({ length: 4 }, () => Math.random() * 60),
  'placing',
  'placing',
  'placing',
] as const;

describe('a build that is ended', () => {
  test.each(['SIGTERM', 'SIGHUP'] as const)('by %s leaves the old output or the new one', async (signal) => {
    const out = join(root, signal);
    for (const delay of delays) {
      const found = await killed(signal, delay, out);
      expect({ delay, whole: isWhole(found, before) || isWhole(found, after) }).toEqual({
        delay,
        whole: true,
      });
    }
  });
});

describe('a build that is killed on the spot', () => {
  test('leaves no incomplete file, and none missing that the table imports; the next build repairs the rest', async () => {
    const out = join(root, 'killed');
    const [old, fresh] = [asMap(before), asMap(after)];
    for (const delay of delays) {
      const found = await killed('SIGKILL', delay, out);
      for (const [path, text] of found) expect([old.get(path), fresh.get(path)]).toContain(text);
      const table = found.get('dispatch.ts') === old.get('dispatch.ts') ? old : fresh;
      expect([...table.keys()].filter((path) => !found.has(path))).toEqual([]);
      expect(writeOutput(out, after).diagnostics).toEqual([]);
      expect(
        isWhole(new Map(after.map(({ path }) => [path, readFileSync(join(out, path), 'utf8')])), after),
      ).toBe(true);
      expect(readdirSync(out).sort()).toEqual(['.routeclass-manifest.json', 'dispatch.ts', 'validators']);
      expect(readdirSync(join(out, 'validators'))).toHaveLength(200);
    }
  });
});
