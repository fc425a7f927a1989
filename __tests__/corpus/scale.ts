/**
 * Builds apps with many types and prints the cost: `npm run scale`, or `npm run scale -- 50 500`. The types
 * form chains of ten, each containing the next; each is the body and the answer of a route. Goal for 1,000
 * types: below 12 s and 12 MB of `generated/`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';

const chain = 10;
const command = join(import.meta.dirname, '../../node_modules/.bin/routeclass');
/** Prints the resource usage of the process as the last line of its standard error. */
const usage = `process.on('exit',()=>process.stderr.write('\\n'+JSON.stringify(process.resourceUsage())))`;

const counts = process.argv.slice(2).map(Number);
console.log('types  seconds    CPU  ms/type  peak MB  generated kB  kB/type  files');
for (const count of counts.length > 0 ? counts : [100, 300, 1000]) console.log(measure(count));

function measure(count: number): string {
  const root = temporaryFolder();
  try {
    writeFiles(root, appOf(count));
    const start = performance.now();
    const { status, stderr, stdout } = spawnSync(command, ['build', '--root', root], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(usage)}` },
    });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`routeclass build: ${stdout}${stderr}`);
    const used: NodeJS.ResourceUsage = JSON.parse(stderr.trim().split('\n').at(-1)!);
    const sizes = sizesIn(join(root, 'generated'));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const cells = [
      String(count).padStart(5),
      seconds.toFixed(2).padStart(7),
      ((used.userCPUTime + used.systemCPUTime) / 1e6).toFixed(2).padStart(5),
      ((used.userCPUTime + used.systemCPUTime) / 1000 / count).toFixed(1).padStart(7),
      (used.maxRSS / 1024).toFixed(0).padStart(7),
      (bytes / 1000).toFixed(0).padStart(12),
      (bytes / 1000 / count).toFixed(1).padStart(7),
      String(sizes.length).padStart(5),
    ];
    return cells.join('  ');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function appOf(count: number): { readonly [path: string]: string } {
  const files: { [path: string]: string } = { 'package.json': '{"name":"scale","type":"module"}' };
  for (let first = 0; first < count; first += chain) {
    const numbers = Array.from({ length: Math.min(chain, count - first) }, (_, at) => first + at);
    const file = `models/chain-${first / chain}.ts`;
    const types = numbers.map((n) => typeText(n, numbers.includes(n + 1)));
    files[file] = `import type { Field, int } from 'routeclass';\n\n${types.join('\n')}`;
    for (const n of numbers) files[`app/routes/type-${n}/page.ts`] = pageText(n, `../../../${file}`);
  }
  return files;
}

function typeText(n: number, hasNext: boolean): string {
  return `export interface Type${n} {
  id: int;
  name: Field<string, { minLength: 1; maxLength: 100 }>;
  kind: 'a' | 'b' | 'c${n}';
  tags?: string[];
  limit: Field<int, { default: ${n} }>;
${hasNext ? `  next: Type${n + 1};\n  others: Record<string, Type${n + 1} | null>;\n` : ''}}
`;
}

function pageText(n: number, file: string): string {
  return `import type { Body } from 'routeclass';
import type { Type${n} } from '${file}';

export default class Type${n}Page {
  post(value: Body<Type${n}>): Type${n} {
    return value;
  }
}
`;
}

function sizesIn(folder: string): readonly number[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
}
