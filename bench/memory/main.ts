/**
 * `node --import tsx bench/memory/main.ts [bytes]`: tests the measurement by comparing a server with one that
 * allocates `bytes` more for each request.
 */
import { parseArgs } from 'node:util';
import { count } from '../numbers.ts';
import { allocationsText, measureAllocations } from './measure.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const more = positionals.length > 0 ? positionals.map((bytes) => count(bytes, 0)) : [0, 1000];
const rows = [];
for (const bytes of more) {
  const command = ['plain.js', String(bytes)];
  const server = { command, cwd: import.meta.dirname, env: {} };
  const { spread, ...measured } = await measureAllocations(server, {
    method: 'GET',
    path: '/',
    headers: {},
    status: 200,
  });
  console.log(`${bytes} more: ${measured.bytes.toFixed(0)} bytes, parts up to ${spread.toFixed(0)} apart`);
  rows.push({ name: bytes === 0 ? 'node:http' : `node:http and ${bytes} bytes`, ...measured });
}
console.log(`\n${allocationsText(rows)}`);
