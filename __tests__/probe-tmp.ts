import { mkdirSync, writeFileSync, rmSync, mkdtempSync } from 'node:fs';
import ts from 'typescript';
import { Compiler, formatDiagnostics } from '/work/main/compiler/index.ts';
import { dirname, join } from 'node:path';
const packageFiles = new Map();
const head = "import { type Body, type Cookie, type Field, type Form, type Header, type int, type Path, type Query, reply, redirect, HttpError } from 'routeclass';\nvoid [reply, redirect, HttpError];\nexport interface Todo { title: string; n?: int }\nexport enum Color { Red = 'red', Green = 'green' }\n";
const cases: Record<string, string> = {
  json1: "type Json = string | Json[];\nexport default class A { post(a: Body<Json>) { return 1; } }",
  json2: "export type Json = string | number | boolean | null | Json[] | { [k: string]: Json };\nexport default class A { post(a: Body<Json>): Json { return a; } }",
  json3: "export type Json = string | { [k: string]: Json };\nexport default class A { get(): Json { return ''; } }",
  json4: "export interface J { [k: string]: J }\nexport default class A { post(a: Body<J>): J { return a; } }",
  json5: "export interface L extends Array<L> {}\nexport default class A { post(a: Body<L>): L { return a; } }",
  nest: "export type Nest<T> = { v: T; n?: Nest<T[]> };\nexport default class A { post(a: Body<Nest<int>>) { return 1; } }",
  nestI: "export interface Nest<T> { v: T; n?: Nest<T[]> };\nexport default class A { get(): Nest<int> { return { v: 1 }; } }",
  anonrec: "type R = { a: string; r?: R }[];\nexport default class A { post(a: Body<R>): R { return a; } }",
  enumrec: "export default class A { post(a: Body<Record<Color, int>>) { return a; } }",
  enumrecp: "export default class A { post(a: Body<Partial<Record<Color, int>>>) { return a; } }",
  tmpl: "export default class A { post(a: Body<Record<`a${string}`, int>>) { return 1; } }",
  inter: "export default class A { post(a: Body<Todo & { more: int }>) { return a; } }",
  inter2: "export default class A { post(a: Body<(Todo | { x: int }) & { more: int }>) { return a; } }",
  brand: "export default class A { post(a: Body<{ id: string & { __brand: 'id' } }>) { return a; } }",
  object: "export default class A { post(a: Body<object>) { return 1; } }",
  never: "export default class A { post(a: Body<never>) { return 1; } }",
  throws: "export default class A { get(): never { throw new HttpError(404, 'x'); } async put(): Promise<never> { throw new HttpError(404, 'x'); } post() { throw new HttpError(404, 'x'); } }",
  qunion: "export default class A { get(a: Query<string | number>, b: Query<Color | null> = null, c: Query<int | 'all'> = 'all') { return { a, b, c }; } }",
  qmore: "export default class A { get(b: Query<Color | null> = null, c?: Query<Color.Red | Color.Green>, d: Query<boolean | null> = null) { return { b, c, d }; } }",
  gen: "export default class A { async *get() { yield 1; } }",
  stream: "export default class A { get() { return new ReadableStream(); } put() { return new Blob([]); } }",
  self: "export default class A { x = 1; get() { return this; } }",
  undef: "export default class A { get(): (string | undefined)[] { return []; } put(): Record<string, int | undefined> { return {}; } post(a: Body<(string | undefined)[]>) { return 1; } }",
  sym: "export default class A { get() { return { [Symbol.iterator]: 1, a: 1 }; } }",
  anonclass: "export default class { get() { return 1; } }",
  exported: "class Foo { get() { return 1; } }\nexport { Foo as default };",
  expr: "const Foo = class { get() { return 1; } };\nexport default Foo;",
  genclass: "export default class A<T> { get(a: Query<int>): T[] { return []; } }",
  getter: "export default class A { get get() { return () => 1; } set put(x: int) {} }",
  optional: "export default class A { get?() { return 1; } post() { return 1; } }",
  arr2: "export default class A { get(): [Todo, Todo] { return [{ title: '' }, { title: '' }]; } }",
  numtuple: "export default class A { get(): number[] | [Todo, 201] { return []; } put(): unknown[] | [Todo, 201] { return []; } post(): [string, 200][] { return []; } }",
  opttuple: "export default class A { get(): [Todo, 200, { a: string }?] { return [{ title: '' }, 200]; } }",
  resttuple: "export default class A { get(): [Todo, ...number[]] { return [{ title: '' }]; } }",
  rostuple: "export default class A { get() { return [{ title: '' }, 201] as const; } put(): readonly [Todo, 201] { return [{ title: '' }, 201]; } }",
  literalret: "export default class A { get() { return 'x' as const; } put() { return true; } patch() { return Color.Red; } post() { return [1, 'a']; } }",
  getters: "export class P { get full() { return 'x'; } static s = 1; #p = 2; a?: string; }\nexport default class A { get() { return new P(); } post(p: Body<P>) { return 1; } }",
  defaults: "export interface D { a: Field<{ x: int; y: Field<int, { default: 3 }> }, { default: { x: 1, y: 2 } }>; b: Field<(string | null)[], { default: [null, 'x'] }>; c: Field<Color, { default: Color.Red }>; d: Field<unknown, { default: null }> }\nexport default class A { post(d: Body<D>): D { return d; } }",
  unionfield: "export interface U { a: Field<string | int, { description: 'either' }>; b: Field<string, { minLength: 1 }> | null; c: Field<string, { minLength: 2 }> | Field<int, { ge: 1 }>; d: Field<string | null, { maxLength: 3 }> }\nexport default class A { post(u: Body<U>): U { return u; } }",
  formats: "export default class A { get(a: Query<string, { format: 'email' }> = 'nobody', b: Query<string, { format: 'date' }> = '2020-01-01') { return { a, b }; } }",
  length: "export interface V { length: int }\nexport default class A { post(v: Body<V>) { return v; } }",
  pagename: "export default class get { get() { return 1; } }",
  infer: "const items: Todo[] = [];\nexport default class A { get() { return items.map((one, i) => ({ ...one, i })); } async put() { return Promise.all(items.map(async (x) => x.title)); } }",
  overlap: "export default class A { post(a: Body<{ a: string; b?: int } | { a: string; c?: string }>) { return a; } }",
  big: "export default class A { post(a: Body<{ k: 1 | 2 | 'x' | true | null }>) { return a; } put(a: Body<boolean | null>) { return a; } }",
  emptymodel: "export interface E {}\nexport default class A { post(e: Body<E>): E { return e; } put(e?: Body<E[]>): E[] { return e ?? []; } }",
  bigint: "export default class A { get() { return 1n; } put() { return Symbol('x'); } post() { return () => 1; } }",
  errorret: "export default class A { get() { return new Error('x'); } put() { return new Map([[1, 2]]); } patch(): Promise<int>[] { return []; } }",
  header: "export default class A { get(a: Header<boolean>, b: Header<'x' | 'y'>, c: Header<number[], { alias: 'X-Y' }>, d: Header<Color> = Color.Red) { return { a, b, c, d }; } }",
  dupmodel: "export default class A { post(a: Body<Partial<Todo>>): Partial<Todo> { return a; } put(a: Body<Partial<Partial<Todo>>>): Required<Partial<Todo>> { return { title: '', n: 1, ...a }; } }",
  strlit: "export default class A { get(a: Query<'it\\'s' | 'b'>, b: Query<-1 | 2.5 | 1e21>) { return { a, b }; } }",
  deep: `export default class A { post(a: Body<${'{ a: '.repeat(40)}int${' }'.repeat(40)}>) { return 1; } }`,
};
const only = process.argv.slice(2);
mkdirSync('/work/main/__tests__/.tmp', { recursive: true });
const base = mkdtempSync('/work/main/__tests__/.tmp/probe-');
const ok: string[] = [];
for (const [name, text] of Object.entries(cases)) {
  if (only.length && !only.includes(name)) continue;
  const root = join(base, name); mkdirSync(join(root, 'routes'), { recursive: true });
  writeFileSync(join(root, 'routes/page.ts'), head + text + '\n');
  const out = join(root, 'generated');
  const t = performance.now();
  try {
    const r = new Compiler({ root, routes: join(root, 'routes'), out, openapi: { title: 'x', version: '1' }, docs: false, limits: {}, debug: false }, { packageFiles }).compile();
    const time = Math.round(performance.now() - t);
    if (!r.ok) { console.log(`== ${name} ${time}\n` + formatDiagnostics(r.diagnostics, { root, color: false }).split('\n').filter((l) => /^error|^ +\|.*\^|help/.test(l)).join('\n')); continue; }
    console.log(`== ${name} ${time} OK ${r.files.length}`);
    for (const f of r.files) { mkdirSync(dirname(join(out, f.path)), { recursive: true }); writeFileSync(join(out, f.path), f.text); if (f.path.endsWith('.ts')) ok.push(join(out, f.path)); if (only.length && !f.path.includes('json')) console.log(f.text); }
  } catch (e) { console.log(`== ${name} CRASH ${String((e as Error).stack).slice(0, 600)}`); }
}
const p = ts.createProgram(ok, { target: 10, module: ts.ModuleKind.NodeNext, lib: ['lib.es2023.d.ts'], types: ['node'], strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noUnusedLocals: true, noUnusedParameters: true, isolatedModules: true, verbatimModuleSyntax: true, allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true });
for (const d of ts.getPreEmitDiagnostics(p)) if (d.file!.fileName.includes('/generated/')) console.log(d.file!.fileName.slice(base.length), d.file!.getLineAndCharacterOfPosition(d.start!).line + 1, ts.flattenDiagnosticMessageText(d.messageText, ' ').slice(0, 300));
rmSync(base, { recursive: true });
