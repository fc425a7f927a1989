import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Command } from '@oclif/core';
import { COMMANDS } from '../../cli/commands.ts';
import { didYouMean } from '../../cli/usage-advice.ts';
import { updating } from '../compiler/support/compile.ts';
import { executable, TestApp, testEnv } from './app.ts';

const commands: readonly (readonly [string, Command.Class])[] = Object.entries(COMMANDS);

describe('every command', () => {
  test('has the arguments and flags that it had: `UPDATE_SAMPLES=1` rewrites the list', () => {
    const all = Object.fromEntries(commands.map(([id, command]) => [id, surfaceOf(command)]));
    const file = join(import.meta.dirname, 'commands.json');
    if (updating) writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
    const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    expect(JSON.parse(JSON.stringify(all))).toEqual(before);
  });

  test.each(commands)('%s has a summary, a description and examples', (id, command) => {
    expect(command.summary).toMatch(/^[A-Z].*\.$/);
    expect(command.examples?.length).toBeGreaterThan(0);
    for (const example of command.examples as { description: string; command: string }[]) {
      expect(example.command.startsWith(`<%= config.bin %> ${id.replaceAll(':', ' ')}`)).toBe(true);
      expect(example.description).toMatch(/:$/);
      const used = [...example.command.matchAll(/ --([\w-]+)/g)].map(([, flag]) => flag!);
      expect(used.filter((flag) => !Object.hasOwn(command.flags ?? {}, flag))).toEqual([]);
    }
    for (const flag of Object.values(command.flags ?? {}))
      expect(flag.summary ?? flag.description).toMatch(/\.$/);
  });
});

test.each(commands)('usage of %s that is written by hand names all that it takes', (id, command) => {
  if (command.usage === undefined) return;
  const usage = String(command.usage);
  expect(usage.startsWith(id)).toBe(true);
  const named = [...usage.matchAll(/--([\w-]+)/g)].map(([, flag]) => flag);
  expect(named.sort()).toEqual(Object.keys(command.flags ?? {}).sort());
});

describe('what was meant', () => {
  test.each([
    ['command bild not found', ['bild'], 'Did you mean `build`?'],
    ['command route not found', ['route'], 'Did you mean `routes`?'],
    ['command frobnicate not found', ['frobnicate'], undefined],
    ['Nonexistent flag: --chekc\nSee more help with --help', ['build', '--chekc'], 'Did you mean `--check`?'],
    ['Nonexistent flag: --prot\nSee more help with --help', ['dev', '--prot', '1'], 'Did you mean `--port`?'],
    ['Nonexistent flag: --whatever', ['build', '--whatever'], undefined],
    ['Expected --format=githb to be one of: pretty, json, github', ['build'], 'Did you mean `github`?'],
    ['Unexpected argument: more', ['build', 'more'], undefined],
    ['Unexpected argument: compiler', ['build', 'compiler'], 'Did you mean `--root compiler`?'],
    ['Unexpected argument: 8080', ['dev', '8080'], 'Did you mean `--port 8080`?'],
    ['Unexpected argument: /todos', ['create', 'route', '/todos'], 'Did you mean `--path /todos`?'],
    ['Unexpected argument: /{id}\nSee more', ['create', 'route', '/{id}'], "Did you mean `--path '/{id}'`?"],
  ])('%j', (message, argv, meant) => {
    expect(didYouMean(message, argv)).toBe(meant);
  });
});

describe('routeclass', () => {
  let app: TestApp;
  afterEach(() => app.remove());

  test('--help of a command has its examples', async () => {
    app = new TestApp({});
    const { status, stderr, stdout } = await app.run(['build', '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('$ routeclass build [--check [--no-breaking [--against <rev>]]]');
    expect(stdout).toContain('EXAMPLES\n  Write the files that have changed:\n\n    $ routeclass build\n');
  });

  test('all faults of the flags are reported in one line', async () => {
    app = new TestApp({});
    const { status, stderr } = await app.run(['build', '--json', '--format', 'github', '--against', 'v1']);
    expect(status).toBe(2);
    expect(stderr.split('\n')[0]).toBe(
      'error: --format=github cannot also be provided when using --json; all of the following must be provided when using --against: --no-breaking',
    );
  });

  test.each([
    ['explain', ['explain']],
    ['dev', ['dev', '--port', '0']],
  ])('standard output of `%s` that cannot be written is an error of one line', (_, args) => {
    app = new TestApp({});
    const unwritable = openSync(join(app.root, 'package.json'), 'r');
    try {
      const { status, stderr } = spawnSync(executable, args, {
        cwd: app.root,
        env: testEnv(),
        stdio: ['ignore', unwritable, 'pipe'],
        encoding: 'utf8',
        timeout: 30_000,
      });
      expect(stderr).toMatch(/^error: cannot write to standard output: .+\n$/);
      expect(status).toBe(1);
    } finally {
      closeSync(unwritable);
    }
  });

  test('the error for a missing argument shows what to write', async () => {
    app = new TestApp({});
    const { status, stderr } = await app.run(['diff']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: document to compare with is missing: write `routeclass diff <old>`\n/);
  });

  test('`help` of a command is its --help, and suggests the nearest command', async () => {
    app = new TestApp({});
    const help = await app.run(['help', 'create', 'route']);
    expect(help).toEqual(await app.run(['create', '--help']));
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain('$ routeclass create');
    const unknown = await app.run(['help', 'bild']);
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toMatch(/^error: command bild not found\. Did you mean `build`\?\n/);
  });

  test('a warning stops nothing and is counted; --strict, and the documents for tools', async () => {
    app = new TestApp({
      'app/routes/page.ts':
        "import type { Query } from 'routeclass';\n\nexport default class Root {\n  get(id: Query<string, { regex: '^(a+)+$' }>): void {}\n}\n",
    });
    const strict = await app.run(['build', '--strict', '--format', 'github']);
    expect(strict).toMatchObject({ status: 1, stderr: '' });
    expect(strict.stdout).toMatch(
      /^::error file=.*app\/routes\/page\.ts,line=4,col=27,endLine=4,endColumn=42,title=regex-backtracks::.*\n$/,
    );
    expect(app.files('generated')).toBeUndefined();

    const built = await app.run(['build']);
    expect(built).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^generated: \d+ files written, 1 warning\n$/),
    });
    expect(built.stderr).toMatch(/^warning\[regex-backtracks\]: .*\n(?:.*\n)*\n1 warning\n$/);

    app.write('generated/dispatch.ts', '// other\n');
    const checked = await app.run(['build', '--check', '--json']);
    expect(checked).toMatchObject({ status: 1, stderr: '' });
    expect(JSON.parse(checked.stdout)).toMatchObject({
      version: 1,
      ok: false,
      errors: 0,
      warnings: 1,
      diagnostics: [
        {
          code: 'regex-backtracks',
          severity: 'warning',
          start: { line: 4, column: 27 },
          end: { line: 4, column: 43 },
        },
      ],
      out: 'generated',
      differences: [{ kind: 'different', path: 'dispatch.ts', line: 1, found: '// other' }],
    });
  });
});

/** The parts of a command that scripts may rely on. */
function surfaceOf({ args = {}, flags = {} }: Command.Class) {
  return {
    args: Object.fromEntries(
      Object.entries(args).map(([name, { required }]) => [name, { required: required === true }]),
    ),
    flags: Object.fromEntries(
      Object.entries(flags)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, flag]) => {
          const { aliases, char, env, exclusive, required, type } = flag;
          return [
            name,
            {
              type,
              char,
              env,
              aliases,
              exclusive,
              required,
              options: 'options' in flag ? flag.options : undefined,
            },
          ];
        }),
    ),
  };
}
