/** `npm run bench:client -- [routes]`: what the types of a client cost its users. See `bench/README.md`. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Compiler } from '../../compiler/index.ts';
import { temporaryFolder } from '../clean-up.ts';
import { type Files, routeclassApp, routesOfResource } from '../compile/apps.ts';
import { ofClient, ofHono } from './apps.ts';
import { askEditor, check } from './measure.ts';

const routes = Number(process.argv[2] ?? 1000);
if (!Number.isSafeInteger(routes) || routes < routesOfResource || routes % routesOfResource !== 0)
  throw new Error(`${process.argv[2]} is not a number of routes: a multiple of ${routesOfResource}`);
const parent = temporaryFolder();

const contestants = [
  ofClient('standalone', emitted(true), routes, true),
  ofClient('with the types of the app', emitted(false), routes, false),
  ofHono(routes),
];
console.log(`${routes} routes\n`);
console.log(
  '| Client | Lines | Check, s | Total, s | Instantiations | Types | MiB | Editor: completion, s | then a type, s |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const one of contestants) {
  const root = write(one.name.replaceAll(/\W/g, '-'), one.files);
  const { checkTime, instantiations, lines, memory, totalTime, types } = await check(root);
  const { completion, hover } = askEditor(root, one.asked);
  const cells = [lines, checkTime, totalTime, instantiations, types, memory, completion, hover];
  console.log(`| ${one.name} | ${cells.join(' | ')} |`);
}

/** The text of the client emitted for the benchmark's app. */
function emitted(standalone: boolean): string {
  const root = write(`app-${standalone}`, routeclassApp(routes / routesOfResource));
  const settings = {
    root,
    routes: join(root, 'app/routes'),
    out: join(root, 'generated'),
    openapi: { title: 'bench', version: '1' },
    client: { standalone },
    docs: false,
    limits: {},
    debug: false,
  };
  const result = new Compiler(settings, { once: true }).compile();
  const file = result.ok && result.files.find(({ path }) => path === 'client.ts');
  if (!file) throw new Error('the app does not compile');
  return file.text;
}

function write(name: string, files: Files): string {
  const root = join(parent, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  return root;
}
