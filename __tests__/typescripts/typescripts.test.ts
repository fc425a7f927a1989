import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apart, installApart } from '../../scripts/install-apart.ts';
import { strictest } from '../compiler/support/strict-errors.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

const repository = join(import.meta.dirname, '../..');
const generated = [
  join(repository, 'generated/**/*.ts'),
  join(repository, '__tests__/samples/*/expected/**/*.ts'),
];
const folder = temporaryFolder();

beforeAll(() => installApart(import.meta.dirname), 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['typescript-5', 'typescript-7'])('%s', (name) => {
  test('takes what routeclass emits, as strict as it can be', async () => {
    const { errors, version } = await checked(name, generated);
    expect(version).toBe(name.at(-1));
    // Errors in the samples' routes do not count, only those in generated code.
    expect(errors.filter((line) => /(?:^|\/)(?:expected|generated)\//.test(line))).toEqual([]);
  }, 180_000);

  test('sees what is wrong', async () => {
    const file = join(folder, 'wrong.ts');
    writeFileSync(file, "export const wrong: number = 'text';\n");
    expect((await checked(name, [file])).errors).toEqual([expect.stringContaining('error TS2322')]);
  }, 60_000);
});

/** The lines of a compiler's errors, and its major version. */
async function checked(
  name: string,
  include: readonly string[],
): Promise<{ errors: readonly string[]; version: string }> {
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: strictest, include }));
  const tsc = join(apart(import.meta.dirname), 'node_modules', name, 'bin/tsc');
  const version = await output(tsc, ['--version']);
  const lines = (await output(tsc, ['--pretty', 'false', '-p', project])).split('\n');
  return {
    errors: lines.filter((line) => /\berror TS/.test(line)),
    version: /Version (\d+)/.exec(version)?.[1] ?? version,
  };
}

/** The output of a compiler. Its exit status is ignored, because it is not 0 where the code has errors. */
function output(tsc: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, ...args], { maxBuffer: 2 ** 24 }, (_status, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
