import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const pageOf = (body: string) => `
import { type Field, type int, type Query, reply } from 'routeclass';

interface Box { n: int }
const pick = <T>(one: T, other: T): T => (one === other ? one : other);
const whole = (n: int): int => Math.round(n);
type Least = Field<number, { ge: 1; le: 9 }>;

export default class Page {
  get(n: Query<int>, least: Query<Least & int>, box?: Query<int>) { ${body} }
}
`;

/** The schema of the answer of a method with that body, or of its field `n`. */
const schemaOf = (body: string) => schemaOfPage(pageOf(body), 'application/json');

function schemaOfPage(page: string, contentType: string): unknown {
  return withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) return result.diagnostics.map(({ message }) => message);
    const { components, paths } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    let { schema } = paths['/'].get.responses[200].content[contentType];
    if (schema.$ref) schema = components.schemas[schema.$ref.replace(/.*\//, '')];
    const { properties = { n: schema } } = schema.items ?? schema;
    return properties.n.items ?? properties.n;
  });
}

test.each([
  ['integer', 'return { n };'],
  ['integer', 'return { n: least };'],
  ['integer', 'if (n > 1) return { n }; return { n: least };'],
  ['integer', 'if (n > 1) return { n }; return { n: box ?? n };'],
  ['number', 'if (n > 1) return { n }; return { n: 7.5 };'],
  ['number', 'if (n > 1) return { n: 7.5 }; return { n };'],
  ['number', 'if (n > 1) return reply({ n }, 200); return reply({ n: n / 2 }, 200);'],
  ['number', 'const one: Box = { n }; if (n > 1) return { ...one }; return { n: n / 2 };'],
  ['number', 'return [1, 2].map((one) => { if (one === n) return { n }; return { n: one / n }; });'],
  ['number', 'return { n: [n, 7.5].map((one) => one)[0] ?? 0 };'],
  ['integer', 'let half = n; half = least; half++; return { n: half };'],
  ['integer', 'if (n > 9) n = 9; return { n };'],
  ['integer', 'let half: int = n; half = n / 2; return { n: half };'],
  ['integer', 'let other = 1; other /= 2; return { n };'],
  ['number', 'let half = n; half = half / 2; return { n: half };'],
  ['number', 'n = Math.max(1, n / 2); return { n };'],
  ['number', 'let { n: half } = { n }; [1].forEach(() => { half *= 1.5; }); return { n: half };'],
  ['number', 'let half = box; half ??= n / 2; return { n: half };'],
  ['number', 'let half = n; half = half / 2; if (n > 9) return { n }; return { n: half };'],
  ['number', 'let half = n; half = half / 2; return n > 9 ? { n } : { n: half };'],
  ['number', "let half = n; half = half / 2; if (n > 9) return { n }; return { 'n': half };"],
  ['integer', 'let half = n; half = half / 2; if (n > 9) return { n }; return { n: half as int };'],
  [
    'integer',
    'let half = n; half = half / 2; const all: Box[] = []; return { n: all.find((one) => one.n > half)?.n };',
  ],
  ['integer', 'n = Math.min(n, 100); return { n: [n as int].slice(n, n + n) };'],
  ['integer', 'n = Math.min(n, 100); const all: int[] = []; return { n: all.filter((one) => one > n) };'],
  ['integer', 'n = Math.min(n, 100); const all: int[] = []; return { n: all[n]! };'],
  [
    'integer',
    'n = Math.min(n, 100); return { n: [1].map((one) => { if (one > n) return least; return least; }) };',
  ],
  ['integer', 'n = Math.min(n, 100); return { n: (n > least && box) || least };'],
  ['integer', 'return { n: new Map([[n, n]]).get(7.5) ?? n };'],
  ['integer', 'const some = new Set([n]); return { n: [n].filter((one) => some.has(one / 2)) };'],
  ['integer', 'n = Math.min(n, 100); return { n: whole(n) };'],
  ['number', 'n = Math.min(n, 100); return { n: [n].slice(0, 1) };'],
  ['number', 'return { n: [n].map((one) => { let half = one; half /= 2; return half; }) };'],
  ['number', 'return { n: Array.from([n].concat(7.5), (one) => one) };'],
  ['number', 'return { n: [n].fill(7.5) };'],
  ['number', 'let half = n; half = half / 2; return reply(half, 200);'],
  ['number', 'let half = n; half = half / 2; return [{ n: half }, 200] as const;'],
  ['number', 'let half = n; half = half / 2; return n > 9 ? reply({ n }, 200) : reply({ n: half }, 200);'],
  ['integer', 'let half = n; half = half / 2; return n > 9 ? reply({ n }, 200) : reply({ n: half }, 201);'],
  ['integer', 'let half = n; half = half / 2; return reply(half as int, 200);'],
  ['integer', 'if (n > 9) return 9; return n;'],
  ['number', 'let half = n; half /= 2; return { n: [half, 1].filter((one) => one > 1) };'],
  ['number', 'let half = n; half /= 2; return [half, n].at(0)!;'],
  ['integer', 'let half = n; half /= 2; return { n: half > 1 ? n : least };'],
  ['number', 'return Object.assign({ n }, { n: 7.5 });'],
  ['number', 'const one: Partial<Box> = {}; return Object.assign({ n: 7.5 }, one);'],
  ['integer', 'return Object.assign({ n }, { other: 7.5 });'],
  ['number', 'return { n: pick(n, 7.5) };'],
  ['integer', 'return { n: pick(n, 7) };'],
  ['integer', 'return { n: whole(7.5) };'],
  ['number', 'return [n].reduce((sum, one) => Math.max(sum, one / 2), n);'],
  ['integer', "return { n: [n][pick(String(n), 'a').length] ?? n };"],
  ['integer', 'return [n].reduce((most, one) => (one > most ? one : most), n);'],
  ['number', 'return { n: [n].concat([7.5]) };'],
  ['integer', 'return { n: [n].concat(least) };'],
  ['integer', 'return { n: [n].filter((one) => one > 7.5) };'],
  ['number', 'return [...new Set([n]).add(7.5)];'],
  ['number', 'n /= 2; return n;'],
  ['number', 'return (() => { let half = n; half = 0.5; return { n: half }; })();'],
])('the answer has %s: %s', (type, body) => {
  expect(schemaOf(body)).toMatchObject({ type });
});

test('an object has the fractions of its own expressions, and not those of another answer', () => {
  const returned = [
    "return n > 1 ? { kind: 'old' as const, n } : { kind: 'new' as const, n: 7.5 };",
    'if (n > 1) return { n, isOld: true }; return { n: 7.5 };',
    'if (n > 1) return { n }; return { n: 7.5, isNew: true };',
  ];
  const types = returned.map((body) => {
    const { anyOf } = schemaOf(body) as { anyOf: { properties: { n: { type: string } } }[] };
    return anyOf.map(({ properties }) => properties.n.type);
  });
  expect(types).toEqual(returned.map(() => ['integer', 'number']));
});

test('an item of a stream may have a fraction where a variable is reassigned', () => {
  const page = pageOf('let half = n; half /= 2; yield { n }; yield { n: half };').replace(
    'get(',
    'async *get(',
  );
  expect(schemaOfPage(page, 'application/x-ndjson')).toEqual({ type: 'number' });
});

test('a fraction has none of the bounds of its `int`', () => {
  expect(schemaOf('let tenfold = least; tenfold = tenfold * 10.5; return { n: tenfold };')).toEqual({
    type: 'number',
  });
});
