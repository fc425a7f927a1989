import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../requests/bundle.ts';
import { contestantsOn } from '../requests/contestants.ts';
import { type Work, works } from '../requests/works.ts';
import { measureAllocations } from './measure.ts';

/** The bytes that each server allocates for each work. */
interface RequestMemory {
  readonly works: readonly Work[];
  /** The others are compared with the first. */
  readonly rows: readonly { readonly name: string; readonly bytes: readonly number[] }[];
}

const servers = ['hand-written', 'routeclass', 'fastify', 'hono + zod'];

/** Measures the servers, which are bundled into folders below `parent`. */
export async function measureRequestMemory(
  parent: string,
  tell: (line: string) => void,
): Promise<RequestMemory> {
  const measured = works.filter(({ answer, setup }) => setup === 'plain' && answer.status === 200);
  const taking = contestantsOn('node').filter(({ name }) => servers.includes(name));
  const rows: { name: string; bytes: number[] }[] = [];
  for (const contestant of taking) {
    const { command, cwd } = await bundle(mkdtempSync(join(parent, 'memory-')), contestant);
    // Without the `node` of the command, which `measureAllocations` starts with its own options.
    const server = { command: command.slice(1), cwd, env: { BENCH_SETUP: 'plain', NODE_ENV: 'production' } };
    const bytes: number[] = [];
    for (const work of measured) {
      const found = await measureAllocations(server, { ...work.request, status: work.answer.status });
      tell(`${contestant.name}, ${work.name}: ${found.bytes.toFixed(0)} bytes`);
      bytes.push(found.bytes);
    }
    rows.push({ name: contestant.name, bytes });
  }
  return { works: measured, rows };
}

export function memoryText({ rows, works }: RequestMemory): string {
  const base = rows[0]!.bytes;
  const lines = rows.map(({ bytes, name }) => {
    const cells = bytes.map((own, i) => `${own.toFixed(0)} (${(own / base[i]!).toFixed(2)})`);
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    '## Memory for a request',
    `Bytes of JavaScript's heap for one request and its answer, with all that node itself allocates, and as a multiple of \`${rows[0]!.name}\`. The young generation is so large that nothing is collected meanwhile.\n`,
    `| | ${works.map(({ name }) => name).join(' | ')} |`,
    `|---|${works.map(() => '---:|').join('')}`,
    ...lines,
  ].join('\n');
}
