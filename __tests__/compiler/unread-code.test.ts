import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const prelude = `import type { H3Event } from 'h3';
import { setResponseStatus } from 'h3';
import type { Field, Query } from 'routeclass';
import { Base } from '../../base.ts';

const answer = { res: { status: 200 }, status: 200 };
const tags = ['a', 'b'] as const;
const log = (event: H3Event, status: number) => [event, status];
type Digits = '[0-9]+';
`;

const base = `export class Base {
  tags = ['inherited'];
}
`;

/** The members of a route class, and what is said of them: the text at the place, code and hint. */
const rows: readonly (readonly [members: string, ...said: string[]])[] = [
  [
    'get(event: H3Event) { event.res.status = 404; }',
    "event.res.status | unread-status | Write `throw new HttpError(404, 'It failed')`, or return `reply(body, 404)`.",
  ],
  ['get(event: H3Event) { event.context.status = 404; }'],
  ['get(event: H3Event) { log(event, 404); }'],
  ['get(q: Query<string, { regex: Digits }>) { return q; }'],
  [
    "get(q: Query<string, { regex: '\\d\\w' }>) { return q; }",
    "'\\d\\w' | invalid-regex | Write the backslash twice: `'\\\\d'`.",
  ],
  [
    'get(event: H3Event) { event.res.status = 201; }',
    'event.res.status | unread-status | Return `reply(body, 201)`.',
  ],
  [
    'get(event: H3Event) { event . res . status = 200 + 1; }',
    'event . res . status | unread-status | Return `reply(body, 201)`.',
  ],
  [
    'get(event: H3Event, n: Query<number>) { event.res.status = n; }',
    'event.res.status | unread-status | Return `reply(body, 201)`.',
  ],
  [
    'get(event: H3Event) { setResponseStatus(event, 201); }',
    'setResponseStatus | unread-status | Return `reply(body, 201)`.',
  ],
  ["get(event: H3Event) { event.res.statusText = 'Made'; }"],
  ['get(event: H3Event) { answer.res.status = 201; }'],
  ['get(event: H3Event) { answer.status = 201; }'],
  ['get(event: H3Event) { return event.res.status === 201; }'],
  ['get(event: H3Event) { const { res } = event; return res.status; }'],
  [
    'get() { const setResponseStatus = (to: object, status: number) => [to, status]; return setResponseStatus({}, 201); }',
    'setResponseStatus({}, 201) | ambiguous-return | Write `return reply(body, 201)` for a body with a status, or declare the return type of the method.',
  ],
  [
    "static tags = ['a', 'b'];",
    'tags | unread-setting | Write `static tag`, or `private static tags` if only the class uses it.',
  ],
  [
    'static tags = tags;',
    'tags | unread-setting | Write `static tag`, or `private static tags` if only the class uses it.',
  ],
  [
    "static tags = 'a';",
    'tags | unread-setting | Write `static tag`, or `private static tags` if only the class uses it.',
  ],
  ['static tags: string[] = [];'],
  ["static tags = ['a', 5];"],
  ['static tags = 5;'],
  [
    "static Tag = 'a';",
    'Tag | unread-setting | Write `static tag`, or `private static Tag` if only the class uses it.',
  ],
  ["tag = 'a';", 'tag | unread-setting | Write `static tag`, or `private tag` if only the class uses it.'],
  ["private tag = 'a';"],
  ["#tag = 'a';"],
  [
    "/** @hidden */ tag = 'a';",
    'tag | unread-setting | Write `static tag`, or `private tag` if only the class uses it.',
  ],
  ["get tag() { return 'a'; }"],
  ["static tag = 'a';"],
  [
    'static limit = { body: 10 };',
    'limit | unread-setting | Write `static limits`, or `private static limit` if only the class uses it.',
  ],
  ['static limit = { body: 10, other: 1 };'],
  ['static limit = {};'],
  ['static limit = null;'],
  [
    'limits = { body: 10 };',
    'limits | unread-setting | Write `static limits`, or `private limits` if only the class uses it.',
  ],
  [
    '/** @tag todos */ get() {}',
    "@tag | unread-setting | Write `static tag = 'todos'` in the class: it applies to all its methods.",
  ],
  [
    '/** @tag todos\n   * What is to be done. */ get() {}',
    "@tag | unread-setting | Write `static tag = 'todos'` in the class: it applies to all its methods.",
  ],
  [
    '/** @security bearer */ get() {}',
    "@security | unread-setting | Declare a parameter: `token: Bearer`, `login: Basic` or `key: ApiKey<'X-Key'>`. A request without it is answered with 401.",
  ],
  ['/** @limits 5 */ get() {}'],
  [
    "get(q: Query<string, { regex: '\\d+' }>) { return q; }",
    "'\\d+' | invalid-regex | Write the backslash twice: `'\\\\d'`.",
  ],
  ["get(q: Query<string, { regex: '^[a-z]+$' }>) { return q; }"],
  [
    'get(q: Query<string, { regex: `\\d+` }>) { return q; }',
    "`\\d+` | invalid-regex | Write the backslash twice: `'\\\\d'`.",
  ],
  [
    "get(q: Query<string, { regex: 'a\\{2}' }>) { return q; }",
    "'a\\{2}' | invalid-regex | Write the backslash twice: `'\\\\{'`.",
  ],
  ['get(q: Query<string, { regex: `a\\{2}` }>) { return q; }'],
  [
    "get(q: Query<string, { regex: 'a\\$' }>) { return q; }",
    "'a\\$' | invalid-regex | Write the backslash twice: `'\\\\$'`.",
  ],
  ['get(q: Query<string, { regex: `a\\$` }>) { return q; }'],
  ['get(q: Query<string, { regex: `\\\\d+` }>) { return q; }'],
  [
    "get(q: Query<string, { regex: '\\\\d\\w' }>) { return q; }",
    "'\\\\d\\w' | invalid-regex | Write the backslash twice: `'\\\\w'`.",
  ],
];

test('what a route class says without effect', () => {
  const pages = rows.map(([members], i) => {
    const text = `${prelude}\nexport default class Page extends Base {\n  ${members}\n  delete() {}\n}\n`;
    return [`routes/r${i}/page.ts`, text] as const;
  });
  const files = { 'package.json': '{"type":"module"}', 'base.ts': base, ...Object.fromEntries(pages) };
  const { diagnostics } = withApp(files, (root) => compilerOf(root).compile());
  const said = rows.map(([members], i) => {
    const own = diagnostics.filter(({ span }) => span?.file.includes(`/routes/r${i}/`));
    const text = pages[i]![1];
    return [
      members,
      ...own.map(({ code, hint, span }) => [text.slice(span!.start, span!.end), code, hint].join(' | ')),
    ];
  });
  expect(said).toEqual(rows);
});
