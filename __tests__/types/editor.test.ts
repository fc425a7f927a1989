import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

/*
 * What an editor shows while a page is typed, before any build. The cursor is at the `@`.
 */

const imports = `
import { closeApp, createApp, defineConfig, HttpError, problemDetails, redirect, type Routes } from 'routeclass';
import type { Bearer, Body, Depends, Field, File, int, Query, Upload } from 'routeclass';
import { serve } from 'routeclass/node';
declare const routes: Routes;
declare const app: ReturnType<typeof createApp>;
`;
const file = join(import.meta.dirname, 'page.ts');
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
};
let text = '';
let version = 0;
const editor = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => String(name === file ? version : 0),
  getScriptSnapshot: (name) =>
    ts.ScriptSnapshot.fromString(name === file ? text : readFileSync(name, 'utf8')),
  getCurrentDirectory: () => import.meta.dirname,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
});

describe('the options that are offered', () => {
  const documentation = ['deprecated', 'description', 'message', 'title'];
  test.each([
    ['Query<int, { @ }>', ['alias', 'example', 'ge', 'gt', 'le', 'lt', 'multipleOf']],
    [
      'Query<string | null, { title: "a"; m@ }>',
      ['alias', 'example', 'format', 'maxLength', 'minLength', 'regex'],
    ],
    ['Body<int[], { @ }>', ['example', 'maxItems', 'minItems', 'uniqueItems']],
    ["Field<'a' | 'b', { @ }>", ['default', 'example']],
    ['File<Upload, { @ }>', ['alias', 'contentType', 'maxSize']],
    ['File<Upload[], { @ }>', ['alias', 'contentType', 'maxItems', 'maxSize', 'minItems']],
  ])('%s', (type, own) => {
    const all = [...own, ...documentation].filter((name) => !type.includes(`${name}:`)).sort();
    expect(offered(`export type Declared = ${type};`)).toEqual(all);
  });

  test.each([
    ['Bearer<{ @ }>', ['bearerFormat', 'description']],
    ['Depends<() => string, { @ }>', ['scope']],
    ["Field<string, { format: 'date@' }>", ['date', 'date-time']],
  ])('%s', (type, all) => {
    expect(offered(`export type Declared = ${type};`)).toEqual(expect.arrayContaining(all));
  });
});

test.each([
  ['Query<string, { minLenght: 5; title: "a" }>', 'minLenght'],
  ['Query<string, { ge: 5 }>', 'ge'],
  ['Field<string, { alias: "a" }>', 'alias'],
  ['File<Upload, { example: "a" }>', 'example'],
  ['Bearer<{ format: "JWT" }>', 'format'],
])('of %s, the error names `%s`', (type, name) => {
  show(`export type Declared = ${type};`);
  expect(errors()).toEqual([expect.stringContaining(`NoSuchOption<"${name}">`)]);
});

test.each([
  'defineConfig({ @ })',
  'defineConfig({ client: { @ } })',
  'defineConfig({ cors: { @ } })',
  'defineConfig({ limits: { @ } })',
  'defineConfig({ openapi: { @ } })',
  'createApp(routes, { @ })',
  'closeApp(app, { @ })',
  'serve(app, { @ })',
  "new HttpError(404, '', { @ })",
  'problemDetails({ @ })',
])('each option of %s is described', (call) => {
  const names = offered(call);
  const described = names.filter((name) => description(name, call.indexOf('@')) !== '');
  expect(names.length).toBeGreaterThan(0);
  expect(described).toEqual(names);
});

test('the default security headers are offered by name', () => {
  expect(offered('defineConfig({ securityHeaders: { @ } })')).toContain('"x-frame-options"');
});

test('all statuses of a redirect are shown while one is typed', () => {
  const at = show("redirect('/todos', @);");
  const help = editor.getSignatureHelpItems(file, at, undefined);
  const shown = help?.items[help.selectedItemIndex];
  const parameters = shown?.parameters.map(({ displayParts }) => ts.displayPartsToString(displayParts));
  expect(parameters).toEqual(['location: string | URL', 'status: 301 | 302 | 303 | 307 | 308']);
});

/** The names that are offered at the cursor. */
function offered(typed: string): string[] {
  const at = show(typed);
  return (editor.getCompletionsAtPosition(file, at, undefined)?.entries ?? []).map(({ name }) => name).sort();
}

/** The text shown beside a name that is offered. */
function description(name: string, at: number): string {
  const place = imports.length + at;
  const shown = editor.getCompletionEntryDetails(file, place, name, {}, undefined, undefined, undefined);
  return ts.displayPartsToString(shown?.documentation);
}

function errors(): string[] {
  return editor
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Replaces what was typed, and returns the place of the cursor. */
function show(typed: string): number {
  const at = typed.indexOf('@');
  text = imports + typed.slice(0, Math.max(at, 0)) + typed.slice(at + 1);
  version += 1;
  return imports.length + at;
}
