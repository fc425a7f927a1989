import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Compiler } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const users = `
interface Base { id: number; created: Date }
export interface User extends Base { alpha: string; beta: string; gamma: string; secret: string }
export interface Shown extends Pick<User, 'id' | 'alpha' | 'beta' | 'gamma'> { token: string }
export interface Taken extends Omit<User, 'secret' | 'created'> { extra?: string }
export class Entity { constructor(public alpha: string, readonly beta: string) {} gamma = 1; }
export class Named extends Entity { name = ''; }
export interface Box<T> { item: T }
export const box = <T>(item: T): Box<T> => ({ item });
export const around = <T extends object>(all: T) => ({ first: 1, ...all, last: 1 });
export const key = 'computed';
export interface Card { kind: 'card'; beta: string; alpha: string }
export interface Cash { kind: 'cash'; alpha: string; beta: string; id: number }
export declare const load: () => Omit<User, 'secret'>;
export declare const named: () => Named;
export declare const isKnown: () => boolean;
`;

/** A page that uses the same field names and types in another order. */
const unrelated = `
import type { Box, Card, Cash, User } from '../../users.ts';
type Ways = Cash | Card;
export default class Unrelated {
  get() {
    const texts = ['gamma', 'beta', 'id', 'created', 'alpha', 'b', 'd', 'c', 'a'] as const;
    const keys: (\`y-\${string}\` | \`x-\${string}\`)[] = [];
    return { unrelated: texts.length + keys.length };
  }
  put(): { box: Box<'d' | 'a'>; ways: Omit<Ways, 'x'>; picked: Pick<User, 'id'> | null } {
    throw new Error();
  }
}`;

const pageOf = (method: string) => `
import { type Body } from 'routeclass';
import { type Box, box, type Card, type Cash, isKnown, key, load, named, type Shown, type Taken, type User, around } from '../../users.ts';
export const used = [box, isKnown, key, load, named, around];
export default class Page {
  ${method}
}`;

function outputOf(compiler: Compiler, changed?: readonly string[]): { readonly [path: string]: string } {
  const result = changed === undefined ? compiler.compile() : compiler.update(changed);
  expect(result.diagnostics).toEqual([]);
  return Object.fromEntries(result.ok ? result.files.map(({ path, text }) => [path, text]) : []);
}

/**
 * The fields of an answer in the order of the document, and whether the output is the same with another page
 * before this one.
 */
function seen(method: string): { readonly fields: readonly string[]; readonly same: boolean } {
  const app = { 'users.ts': users, 'routes/page/page.ts': pageOf(method) };
  const alone = withApp(app, (root) => outputOf(compilerOf(root)));
  const beside = withApp({ ...app, 'routes/another/page.ts': unrelated }, (root) =>
    outputOf(compilerOf(root)),
  );
  const document = JSON.parse(alone['openapi.json']!);
  const { schemas } = document.components;
  const [{ schema }] = Object.values<{ schema: { $ref?: string; properties?: object } }>(
    document.paths['/page'].get.responses['200'].content,
  ) as [{ schema: { $ref?: string; properties?: object } }];
  const answer = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!] : schema;
  const file = 'validators/page/page.ts';
  const other = JSON.parse(beside['openapi.json']!);
  const same =
    alone[file] === beside[file] &&
    JSON.stringify(document.paths['/page']) === JSON.stringify(other.paths['/page']) &&
    Object.keys(schemas).every(
      (name) => JSON.stringify(schemas[name]) === JSON.stringify(other.components.schemas[name]),
    );
  return { fields: Object.keys(answer.properties ?? {}), same };
}

/** The fields of each type of an answer, as numbers alone where they are named so: `x1` or `y1`. */
function orders(method: string): ReadonlySet<string> {
  const app = { 'users.ts': users, 'routes/page/page.ts': pageOf(method) };
  const document = JSON.parse(withApp(app, (root) => outputOf(compilerOf(root)))['openapi.json']!);
  const { schema } = document.paths['/page'].get.responses['200'].content['application/json'];
  const types: readonly { readonly properties: object }[] = schema.anyOf;
  return new Set(types.map(({ properties }) => Object.keys(properties).join(' ').replaceAll(/[xy]/g, '')));
}

const branches = (count: number) =>
  Array.from({ length: count }, (_, n) => `if (isKnown()) all = { ...all, f${n}: 1 };`).join(' else ');

const chain = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `const c${n + 1} = { ...c${n}, ...(isKnown() ? { x${n + 1}: 1 } : { y${n + 1}: 1 }) };`,
  ).reduce((before, one) => `${before} ${one}`, 'const c0 = { start: 1 };');

describe('fields stand as they are written, whatever another page has', () => {
  test.each([
    ['extends Pick', 'get(): Shown { throw new Error(); }', 'token id alpha beta gamma'],
    ['extends Omit', 'get(): Taken { throw new Error(); }', 'extra id alpha beta gamma'],
    ['a class', 'get() { return { ...named() }; }', 'name alpha beta gamma'],
    ['a spread first', "get() { return { ...load(), token: 't' }; }", 'id created alpha beta gamma token'],
    ['a spread last', "get() { return { token: 't', ...load() }; }", 'token id created alpha beta gamma'],
    [
      'a spread between',
      'get() { return { token: 1, ...load(), [key]: 2, "quoted": 3 }; }',
      'token id created alpha beta gamma computed quoted',
    ],
    [
      'a field before a spread that has it, too',
      'get() { return { gamma: 1, ...(load() as { gamma?: string; id: number }) }; }',
      'gamma id',
    ],
    [
      'a spread of what may be missing',
      'get() { return { a: 1, ...(isKnown() && load()), b: 2 }; }',
      'a id created alpha beta gamma b',
    ],
    [
      'a spread in a generic function',
      'get() { return around(load()); }',
      'first id created alpha beta gamma last',
    ],
    ['a rest', 'get() { const { created, ...rest } = load(); return rest; }', 'id alpha beta gamma'],
    [
      'a rest of a parameter',
      'get() { return box([load()].map(({ created, ...rest }) => rest)[0]!).item; }',
      'id alpha beta gamma',
    ],
    [
      'a rest in a spread',
      'get() { const { created, ...rest } = load(); return { ...rest, at: created }; }',
      'id alpha beta gamma at',
    ],
    [
      'a spread in a loop',
      'get() { let all; all = { beta: 1 }; while (isKnown()) all = { ...all, alpha: 1 }; return { ...all, ...load() }; }',
      'beta alpha id created gamma',
    ],
    [
      'one generic function twice',
      'get() { return { ...around(load()), ...around(named()) }; }',
      'first id created alpha beta gamma last name',
    ],
    [
      'a spread twice',
      'get() { return { ...load(), token: 1, ...load() }; }',
      'id created alpha beta gamma token',
    ],
    ['a name made of fields', 'get() { const { created, ...rest } = load(); return box(rest); }', 'item'],
    ['a mapped type', "get(): Pick<User, 'gamma' | 'alpha'> { throw new Error(); }", 'alpha gamma'],
    ['a mapped union', "get(): Omit<Card | Cash, 'x'> { throw new Error(); }", 'kind beta alpha'],
    ['an intersection', "get(): { z: 1 } & Pick<User, 'gamma' | 'id'> { throw new Error(); }", 'z id gamma'],
  ])('%s', (_, method, fields) => {
    expect(seen(method)).toEqual({ fields: fields.split(' '), same: true });
  });
});

test('every type of a chain of spreads has its fields in order', () => {
  expect(orders(`get() { ${chain(4)} return c4; }`)).toEqual(new Set(['start 1 2 3 4']));
});

test('spreads in the branches of a loop are each looked at once', () => {
  const method = `get() { let all; all = { beta: 1 }; while (isKnown()) { ${branches(8)} } return { ...all }; }`;
  expect(orders(method).size).toBe(9);
});

test.each([
  ['members of one generic type', "get(): { all: Box<'a' | 'd'> | Box<'b' | 'c'> } { throw new Error(); }"],
  [
    'members of one spread',
    'get() { const ways = (): Card | Cash => { throw new Error(); }; return { all: [{ ...ways(), ...load() }] }; }',
  ],
  [
    'patterns of keys',
    `get(): { all: Record<\`x-\${string}\` | \`y-\${string}\`, number> } { throw new Error(); }`,
  ],
  ['a name made of values', "get(): Box<{ [key: string]: 'a' | 'b' }> { throw new Error(); }"],
  ['a body', 'get() { return 1; } post(taken: Body<Taken>) { return taken.id; }'],
])('%s are the same, whatever another page has', (_, method) => {
  expect(seen(method)).toMatchObject({ same: true });
});

test('an update after an edit of a comment gives what a new build gives', () => {
  const page = pageOf("get(): Shown { return { ...load(), token: 't' }; }");
  const app = { 'users.ts': users, 'routes/page/page.ts': page, 'routes/another/page.ts': unrelated };
  withApp(app, (root) => {
    const compiler = compilerOf(root);
    const before = outputOf(compiler);
    const file = join(root, 'routes/page/page.ts');
    writeFileSync(file, page.replace('export default', '// A remark.\nexport default'));
    expect(outputOf(compiler, [file])).toEqual(before);
    expect(outputOf(compilerOf(root))).toEqual(before);
  });
});
