import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { placeText } from '../../compiler/diff/change.ts';
import { changeCodes } from '../../compiler/diff/change-codes.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import { isObject } from '../../compiler/diff/json.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { operationRows, type Row, typeRows } from './support/rows.ts';

const rows = [...typeRows, ...operationRows];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const page = (
  members: string,
) => `import type { ApiKey, Basic, Bearer, Body, Cookie, Field, File, Form, Header, int, Query, Upload } from 'routeclass';

export interface Named { b: int }
export interface Renamed { b: int }
export interface Narrow { n: int }
export interface Wider { n: number }
export interface Tree { value: int; children: Tree[] }
export interface Forest { value: int; children: Forest[] }
export interface WiderTree { value: number; children: WiderTree[] }
export enum Letter { X = 'x', Y = 'y' }
export type Partner = ApiKey<'X-Key', { description: 'Given to partners' }>;

export default class Page {
  ${members}
}
`;

/** All rows are pages of one app, so that two compilations tell of all of them. */
const changes = compareDocuments(documentOf('before'), documentOf('after'));

function documentOf(side: 'before' | 'after') {
  const root = temporaryFolder();
  folders.push(root);
  const pages = rows.map((row, i) => [`routes/r${i}/page.ts`, page(row[side])] as const);
  writeFiles(root, { 'package.json': '{"type":"module"}', ...Object.fromEntries(pages) });
  const result = compilerOf(root).compile();
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (!result.ok) throw new Error(formatDiagnostics(errors, { root, color: false }));
  const document: unknown = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
  if (!isObject(document)) throw new Error('no document');
  return document;
}

describe('what a change of a page means for clients', () => {
  test.each(rows.map((row, i): [string, Row, number] => [row.what, row, i]))('%s', (_, { expected }, i) => {
    const own = changes.filter(({ path }) => path === `/r${i}`);
    const told = own.map(({ code, level, place }) => `${level} ${code}: ${placeText(place)}`);
    expect(told.sort()).toEqual([...expected].sort());
  });

  test('every kind of change is there, except those that are tested with documents written by hand', () => {
    const found = new Set<string>(changes.map(({ code }) => code));
    expect(Object.keys(changeCodes).filter((code) => !found.has(code))).toEqual([
      'discriminator-changed',
      'header-added',
      'header-optional',
      'header-removed',
      'header-required',
      'parameter-style-changed',
      'servers-changed',
      'unknown-change',
    ]);
  });

  test('there are many, and each concerns one page', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(changes.filter(({ path }) => path === undefined)).toEqual([]);
  });
});
