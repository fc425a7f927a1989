import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { canaryFault } from '../../compiler/guard/canary.ts';
import { enumFault } from '../../compiler/guard/enums.ts';
import { toolchainFault } from '../../compiler/guard/toolchain.ts';
import { versionFault, wantedTypeScript } from '../../compiler/guard/version.ts';
import { Compiler, diagnostic, formatDiagnostics } from '../../compiler/index.ts';
import { foreignVersion } from '../errors/toolchain-mismatch/case.ts';
import { settingsOf, updating } from './support/compile.ts';

const otherTypeScript = { ...ts, SyntaxKind: { ...ts.SyntaxKind, ArrowFunction: 219 } };

test('the version of TypeScript is the one that the command line depends on', () => {
  const text = readFileSync(join(import.meta.dirname, '../../cli/package.json'), 'utf8');
  expect(JSON.parse(text).dependencies.typescript).toMatch(new RegExp(`^${wantedTypeScript}\\.\\d+$`));
  expect(versionFault(ts.version)).toBeUndefined();
  expect(versionFault('6.01.0')).toBeDefined();
});

describe('the enums of two packages', () => {
  test('are compared name by name', () => {
    expect(enumFault(ts, { 'ts-morph': ts })).toBeUndefined();
  });

  test('differ when a name has another number', () => {
    expect(enumFault(ts, { 'ts-morph': ts, '@typia/core': otherTypeScript })).toBe(
      '`SyntaxKind.ArrowFunction` of the TypeScript in `@typia/core` is not that of `typescript`',
    );
  });

  test('differ when a name is only in one of them', () => {
    const { Union, ...fewer } = ts.TypeFlags;
    expect(Union).toBe(ts.TypeFlags.Union);
    expect(enumFault(ts, { 'ts-morph': { ...ts, TypeFlags: fewer } })).toContain('`TypeFlags.');
    expect(enumFault(ts, { 'ts-morph': { ...ts, NodeFlags: { ...ts.NodeFlags, New: 1 } } })).toContain(
      '`NodeFlags.New`',
    );
  });
});

describe('the canary', () => {
  test('passes with the checks that are printed', () => {
    expect(canaryFault()).toBeUndefined();
  });

  test.each([
    ['true', 'a check that was printed to try them lets null pass'],
    ['false', 'a check that was printed to try them refuses a valid value'],
    ["'object' === typeof input", 'lets null pass'],
    ["'object' === typeof input && null !== input", 'lets {} pass'],
    ["'object' === typeof input && null !== input && 'number' === typeof input.count", 'lets {"count":0'],
  ])('trips over a check that says %s', (check, fault) => {
    expect(canaryFault(() => check)).toContain(fault);
  });

  test('trips over a check that breaks', () => {
    expect(canaryFault(() => 'missing(input)')).toContain('missing is not defined');
    expect(canaryFault(() => '(')).toBeDefined();
    expect(
      canaryFault(() => {
        throw new Error('no programmer');
      }),
    ).toContain('no programmer');
  });
});

describe('a tripped guard', () => {
  const folder = join(import.meta.dirname, '../errors/toolchain-mismatch');
  const sample = join(import.meta.dirname, '../samples/path-segments');

  test('is not tripped as the packages are installed', () => {
    expect(toolchainFault()).toBeUndefined();
  });

  test('keeps anything from being emitted', () => {
    const fault = versionFault(foreignVersion);
    const result = new Compiler(settingsOf(sample), { toolchainFault: () => fault }).compile();
    expect(result).toEqual({ ok: false, diagnostics: [diagnostic('toolchain-mismatch', undefined, fault!)] });
    const text = `${formatDiagnostics(result.diagnostics, { root: sample, color: false })}\n`;
    if (updating) writeFileSync(join(folder, 'expected.txt'), text);
    expect(text).toBe(readFileSync(join(folder, 'expected.txt'), 'utf8'));
  });

  test('keeps an update from emitting, too', () => {
    const compiler = new Compiler(settingsOf(sample), { toolchainFault: () => canaryFault(() => 'true') });
    expect(compiler.update([]).ok).toBe(false);
  });
});
