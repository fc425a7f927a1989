import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { known } from '../../compiler/analyze/options/option-rules.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

/*
 * Every option at every declarator of every type of value, as an editor shows it: marked, or not. What is
 * expected is written here by hand, from the table of options, and knows nothing of how the declarators are
 * declared.
 */

type Kind = 'text' | 'number' | 'list' | 'upload' | 'uploads';

/** Types of values, and of which kinds they hold members that options narrow. */
const values: { readonly [type: string]: readonly Kind[] } = {
  string: ['text'],
  number: ['number'],
  int: ['number'],
  boolean: [],
  'string[]': ['list'],
  'readonly int[]': ['list'],
  'string | null': ['text'],
  'int | undefined': ['number'],
  'string | int': ['text', 'number'],
  'string[] | string': ['list', 'text'],
  "'a' | 'b'": [],
  '1 | 2': [],
  "'all' | int": ['number'],
  Level: [],
  '`todo-${string}`': ['text'],
  '[string, int]': [],
  Model: [],
  'Record<string, string>': [],
  unknown: [],
};

const uploads: typeof values = {
  Upload: ['upload'],
  'Upload[]': ['upload', 'uploads'],
  'readonly Upload[]': ['upload', 'uploads'],
};

/** A value that each option takes, and one that it does not. */
const samples: { readonly [option: string]: readonly [right: string, wrong: string] } = {
  description: ["'a'", '1'],
  title: ["'a'", 'true'],
  deprecated: ['true', "'yes'"],
  message: ["'a'", '1'],
  alias: ["'a'", 'true'],
  ge: ['1', "'1'"],
  gt: ['1', 'true'],
  le: ['1', "'1'"],
  lt: ['1', 'null'],
  multipleOf: ['1', "'1'"],
  minLength: ['1', "'1'"],
  maxLength: ['1', 'true'],
  regex: ["'^a'", '1'],
  format: ["'email'", "'mail'"],
  minItems: ['1', "'1'"],
  maxItems: ['1', 'null'],
  uniqueItems: ['true', '1'],
  maxSize: ['1', "'1'"],
  contentType: ["'image/*'", '1'],
  bearerFormat: ["'JWT'", '1'],
  realm: ["'Shop'", '1'],
  scope: ["'app'", "'apps'"],
};

/** No options at all, as somebody may write them. */
const misspelt = [
  'desciption',
  'mininum',
  'minimum',
  'pattern',
  'min_length',
  'minlength',
  'max',
  'required',
  'optional',
];

const about: { readonly [kind in Kind]: readonly string[] } = {
  number: ['ge', 'gt', 'le', 'lt', 'multipleOf'],
  text: ['minLength', 'maxLength', 'regex', 'format'],
  list: ['minItems', 'maxItems', 'uniqueItems'],
  upload: ['maxSize', 'contentType'],
  uploads: ['minItems', 'maxItems'],
};
const documentation = ['description', 'title', 'deprecated', 'message'];
const named = ['Query', 'Path', 'Header', 'Cookie', 'Form', 'File'];

/** The options that a declarator takes for a value of these kinds. */
function allowed(declarator: string, kinds: readonly Kind[]): readonly string[] {
  if (declarator === 'Bearer') return ['description', 'bearerFormat'];
  if (declarator === 'Basic') return ['description', 'realm'];
  if (declarator === 'ApiKey') return ['description'];
  if (declarator === 'Depends') return ['scope'];
  const constraints = kinds.flatMap((kind) => about[kind]);
  return [...documentation, ...(named.includes(declarator) ? ['alias'] : []), ...constraints];
}

interface Case {
  readonly text: string;
  readonly right: boolean;
}

const cases: Case[] = [
  ...['Query', 'Form', 'Field', 'Body'].flatMap((declarator) =>
    Object.entries(values).flatMap(([type, kinds]) => casesOf(declarator, `${type}, `, kinds)),
  ),
  // Declared like `Query`: a few types show whether they still are.
  ...['Path', 'Header', 'Cookie'].flatMap((declarator) =>
    ['string', 'int', 'string[]'].flatMap((type) => casesOf(declarator, `${type}, `, values[type]!)),
  ),
  ...Object.entries(uploads).flatMap(([type, kinds]) => casesOf('File', `${type}, `, kinds)),
  ...casesOf('Bearer', '', []),
  ...casesOf('Basic', '', []),
  ...casesOf('ApiKey', "'X-Key', ", []),
  ...casesOf('Depends', 'typeof fn, ', []),
  ...defaults(),
];

function casesOf(declarator: string, before: string, kinds: readonly Kind[]): Case[] {
  const options = allowed(declarator, kinds);
  const write = (option: string, value: string) => `${declarator}<${before}{ ${option}: ${value} }>`;
  return [
    ...Object.entries(samples).flatMap(([option, [right, wrong]]) => [
      { text: write(option, right), right: options.includes(option) },
      { text: write(option, wrong), right: false },
    ]),
    ...misspelt.map((option) => ({ text: write(option, '1'), right: false })),
    // Beside one that is right.
    ...misspelt
      .slice(0, 1)
      .map((option) => ({ text: write(`description: 'a'; ${option}`, "'a'"), right: false })),
  ];
}

/** `default` is for fields alone, and both it and `example` are of the type of the value. */
function defaults(): Case[] {
  const given: { readonly [type: string]: readonly [string, string] } = {
    string: ["'a'", '1'],
    int: ['1', "'a'"],
    boolean: ['true', "'true'"],
    'string[]': ["['a']", "'a'"],
    'string | null': ['null', '1'],
    "'a' | 'b'": ["'b'", "'c'"],
    Model: ['{ a: 1 }', "{ a: 'x' }"],
  };
  return Object.entries(given).flatMap(([type, [right, wrong]]) => [
    { text: `Field<${type}, { default: ${right} }>`, right: true },
    { text: `Field<${type}, { default: ${wrong} }>`, right: false },
    ...['Query', 'Path', 'Header', 'Cookie', 'Form', 'Body'].map((declarator) => ({
      text: `${declarator}<${type}, { default: ${right} }>`,
      right: false,
    })),
    ...['Query', 'Field', 'Body'].flatMap((declarator) => [
      { text: `${declarator}<${type}, { example: ${right} }>`, right: true },
      { text: `${declarator}<${type}, { example: ${wrong} }>`, right: false },
    ]),
  ]);
}

test('the tables have every option that the compiler knows', () => {
  expect([...Object.keys(samples), 'default', 'example'].sort()).toEqual([...known, 'scope'].sort());
});

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('TypeScript marks what says nothing, is misspelt or of another type, and nothing else', () => {
  const head = [
    "import type { ApiKey, Basic, Bearer, Body, Cookie, Depends, Field, File, Form, Header, int, Path, Query, Upload } from 'routeclass';",
    'export declare enum Level { Low = 1, High = 2 }',
    'export interface Model { a: int }',
    'export declare function fn(): string;',
  ];
  const file = join(folder, 'matrix.ts');
  writeFileSync(file, [...head, ...cases.map(({ text }, i) => `export type T${i} = ${text};`)].join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
    skipLibCheck: true,
  });
  const source = program.getSourceFile(file)!;
  expect(program.getSyntacticDiagnostics(source)).toEqual([]);
  const marked = new Set(
    program
      .getSemanticDiagnostics(source)
      .map(({ start }) => source.getLineAndCharacterOfPosition(start!).line),
  );
  const wrong = cases.flatMap(({ right, text }, i) =>
    marked.has(head.length + i) === right ? [`${text} is ${right ? '' : 'not '}marked`] : [],
  );
  expect(wrong).toEqual([]);
  expect(Math.min(...marked)).toBeGreaterThanOrEqual(head.length);
  expect(cases.length).toBeGreaterThan(4_000);
});
