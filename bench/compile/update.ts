/**
 * `update.ts <root> <resource> <count>`: compiles an app, then again after each edit. Prints the milliseconds
 * of each edit, as a list for each file.
 */
import { join } from 'node:path';
import { Compiler } from '../../compiler/index.ts';
import { warmUps } from './dev.ts';
import { editedFiles, restore, save } from './edits.ts';

const [root, resource, count] = process.argv.slice(2);

const compiler = new Compiler({
  root: root!,
  routes: join(root!, 'app/routes'),
  out: join(root!, 'generated'),
  openapi: { title: 'bench', version: '0.0.0' },
  docs: true,
  limits: {},
  debug: false,
});
expectGood(compiler.compile());

const times = editedFiles(root!, Number(resource)).map((file) => {
  const all: number[] = [];
  for (let turn = 1; turn <= warmUps + Number(count); turn++) {
    save(file, turn);
    const begin = performance.now();
    const result = compiler.update([file.file]);
    all.push(performance.now() - begin);
    expectGood(result);
  }
  restore(file);
  return all.slice(warmUps);
});
console.log(JSON.stringify(times));

function expectGood(result: ReturnType<Compiler['compile']>): void {
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics, undefined, 2));
}
