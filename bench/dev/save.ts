/** Measures `routeclass dev`: from the save of a page to the first answer of the new code. `node --import tsx bench/dev/save.ts 100` */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routeclassApp } from '../compile/apps.ts';

const repository = join(import.meta.dirname, '../..');
const saves = 12;

/** An app of `count` files of five operations, on disk, that can be run. */
function appFolder(count: number): string {
  const parent = join(repository, '__tests__/.tmp');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(join(parent, 'bench-'));
  const store = 'export function item<T>(id: number): T {\n  return { id } as T;\n}\n';
  const files = { ...routeclassApp(count), 'app/models/store.ts': store, 'app/routes/page.ts': page(0) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const page = (n: number) => `export default class Home {\n  get(): number {\n    return ${n};\n  }\n}\n`;

/** Waits for a text on standard output, and gives what it matched. */
function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(text)));
    child.stdout!.on('data', (chunk) => {
      text += chunk;
      const match = pattern.exec(text);
      if (match !== null) resolve(match);
    });
  });
}

async function measure(count: number): Promise<void> {
  const root = appFolder(count);
  const command = join(repository, 'node_modules/.bin/routeclass');
  const begin = performance.now();
  const child = spawn(command, ['dev', '--port', '0', '--root', root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [, url] = await printed(child, /(http:\S+\/)/);
    const answer = async () => (await fetch(url!)).text();
    while ((await answer()) !== '0') await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(
      `${count} files, ${count * 5 + 1} operations: first answer after ${Math.round(performance.now() - begin)} ms`,
    );
    child.stdout!.on('data', (chunk) => process.env.VERBOSE && process.stdout.write(chunk));
    const times: number[] = [];
    for (let n = 1; n <= saves; n++) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      const start = performance.now();
      writeFileSync(join(root, 'app/routes/page.ts'), page(n));
      while ((await answer()) !== String(n)) await new Promise((resolve) => setTimeout(resolve, 2));
      times.push(Math.round(performance.now() - start));
    }
    const sorted = [...times].sort((a, b) => a - b);
    console.log(
      `  save to answer, ms: median ${sorted[saves / 2]}, least ${sorted[0]}, most ${sorted.at(-1)} (${times.join(' ')})`,
    );
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  }
}

for (const count of process.argv.slice(2).map(Number)) await measure(count);
