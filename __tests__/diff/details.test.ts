import { expect, test } from '@jest/globals';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import type { JsonObject } from '../../compiler/diff/json.ts';
import { told } from './support/told.ts';

type Row = readonly [what: string, old: JsonObject, next: JsonObject, ...expected: string[]];

const text = { type: 'string' };
const list = { type: 'array', items: text };
const said = { description: 'Said' };
const json = { 'application/json': { schema: text } };
const both = { ...json, 'text/plain': { schema: text } };

const operation = (verb: string, more: JsonObject) => ({
  paths: { '/a': { [verb]: { responses: { 204: said }, ...more } } },
});
const parameter = (more: JsonObject) =>
  operation('get', { parameters: [{ in: 'query', name: 'n', schema: text, ...more }] });
const answers = (responses: JsonObject) => operation('get', { responses });
const content = (status: number, types: JsonObject) => answers({ [status]: { ...said, content: types } });
const header = (more: JsonObject) =>
  answers({ 200: { ...said, headers: { 'X-A': { schema: text, ...more } } } });
const body = (more: JsonObject) => operation('post', { requestBody: { content: json, ...more } });
const form = (encoding: JsonObject, properties?: JsonObject) =>
  body({ content: { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } } });
const part = (encoding: JsonObject) => form({ f: encoding }, { f: text });
const nested = (name: string, type: string) => {
  const inner = { type: 'object', properties: { b: { type } } };
  return body({
    content: { 'application/json': { schema: { type: 'object', properties: { [name]: inner } } } },
  });
};

const partCompatible = 'compatible encoding-changed POST body, `f`';
const partBreaking = 'breaking encoding-changed POST body, `f`';

const parts: readonly Row[] = [
  [
    'a range in place of a type',
    part({ contentType: 'image/png' }),
    part({ contentType: 'image/*' }),
    partCompatible,
  ],
  ['any type', part({ contentType: 'image/png' }), part({ contentType: '*/*' }), partCompatible],
  ['no type any more', part({ contentType: 'image/png' }), part({}), partCompatible],
  ['another range', part({ contentType: 'image/png' }), part({ contentType: 'text/*' }), partBreaking],
  [
    'a range of a similar name',
    part({ contentType: 'images/png' }),
    part({ contentType: 'image/*' }),
    partBreaking,
  ],
  [
    'a type in place of a range',
    part({ contentType: 'image/*' }),
    part({ contentType: 'image/png' }),
    partBreaking,
  ],
  ['a type where there was none', part({}), part({ contentType: 'image/png' }), partBreaking],
  ['one type of two', part({ contentType: 'a/a, b/b' }), part({ contentType: 'a/a' }), partBreaking],
  ['types in another spelling', part({ contentType: 'A/A , b/b' }), part({ contentType: 'a/a,b/b' })],
  [
    'lists in another way',
    form({ f: { style: 'form', explode: false } }, { f: list }),
    form({ f: { style: 'form' } }, { f: list }),
    partBreaking,
  ],
  ['texts in another way', part({ style: 'form', explode: false }), part({ style: 'form' })],
  [
    'a part whose field is gone',
    part({ contentType: 'a/a' }),
    form({}, { g: text }),
    'warning field-removed POST body, `f`',
    'compatible field-added POST body, `g`',
  ],
  [
    'a part of unnamed fields',
    form({ f: { contentType: 'a/a' } }),
    form({ f: { contentType: 'b/b' } }),
    partBreaking,
  ],
];

const styleChanged = 'breaking parameter-style-changed GET query parameter `n`';

const parameters: readonly Row[] = [
  [
    'a header in another case',
    parameter({ in: 'header', name: 'X-A' }),
    parameter({ in: 'header', name: 'x-a' }),
  ],
  [
    'a query parameter in another case',
    parameter({ name: 'A' }),
    parameter({ name: 'a' }),
    'breaking parameter-renamed GET query parameter `a`',
  ],
  ['another style of a text', parameter({}), parameter({ style: 'pipeDelimited' }), styleChanged],
  [
    '`explode` of a list',
    parameter({ schema: list }),
    parameter({ schema: list, explode: false }),
    styleChanged,
  ],
  ['`explode` of a text', parameter({}), parameter({ explode: false })],
  [
    'the style that a list in a header has anyway',
    parameter({ in: 'header', schema: list }),
    parameter({ in: 'header', schema: list, style: 'simple', explode: false }),
  ],
  [
    'the style that a list in a query has anyway',
    parameter({ schema: list }),
    parameter({ schema: list, style: 'form', explode: true }),
  ],
  [
    'deprecation',
    parameter({}),
    parameter({ deprecated: true }),
    'compatible deprecated GET query parameter `n`',
  ],
  [
    'its end',
    parameter({ deprecated: true }),
    parameter({}),
    'compatible deprecated GET query parameter `n`',
  ],
];

const results: readonly Row[] = [
  ['`default` in another case', answers({ Default: said }), answers({ default: said })],
  ['a range in another case', answers({ '2xx': said }), answers({ '2XX': said })],
  [
    'a range of which one status remains',
    answers({ '2XX': said }),
    answers({ 200: said, 404: said }),
    'compatible status-removed GET answer 2XX',
    'compatible status-added GET answer 404',
  ],
  [
    'a redirect beside a success',
    answers({ 200: said, 302: said }),
    answers({ 200: said }),
    'breaking status-removed GET answer 302',
  ],
  [
    'one more type of a success',
    content(200, json),
    content(200, both),
    'warning content-type-added GET answer 200',
  ],
  [
    'one more type of an error',
    content(404, json),
    content(404, both),
    'compatible content-type-added GET answer 404',
  ],
  ['a header that stays optional', header({}), header({})],
  ['a header that is always there', header({ required: true }), header({ required: true })],
];

/** Members that are not interpreted are compared as JSON. */
const others: readonly Row[] = [
  ['of a body', body({ 'x-a': 1 }), body({ 'x-a': 2 }), 'warning unknown-change POST body'],
  [
    'of a parameter, within a list',
    parameter({ 'x-a': [1, 2] }),
    parameter({ 'x-a': [1, 3] }),
    'warning unknown-change GET query parameter `n`',
  ],
  [
    'of a parameter, a longer list',
    parameter({ 'x-a': [1] }),
    parameter({ 'x-a': [1, 3] }),
    'warning unknown-change GET query parameter `n`',
  ],
  [
    'of a header, one more member',
    header({ 'x-a': { a: 1 } }),
    header({ 'x-a': { a: 1, b: 2 } }),
    'warning unknown-change GET answer 200, header `X-A`',
  ],
  [
    'of an answer, another member',
    answers({ 200: { ...said, links: { a: {} } } }),
    answers({ 200: { ...said, links: { b: {} } } }),
    'warning unknown-change GET answer 200',
  ],
];

const typeChanged = (place: string) => `breaking type-changed POST body, \`${place}\``;

const places: readonly Row[] = [
  ['of a name', nested('é$_-1', 'string'), nested('é$_-1', 'integer'), typeChanged('é$_-1.b')],
  ['of what is no name', nested('a b', 'string'), nested('a b', 'integer'), typeChanged('["a b"].b')],
  ['of a number', nested('1', 'string'), nested('1', 'integer'), typeChanged('["1"].b')],
];

test.each([...parts, ...parameters, ...results, ...others, ...places])('%s', (_, old, next, ...expected) => {
  expect(told(old, next)).toEqual(expected);
});

test('a reference leads to any place of its own document, and to no other document', () => {
  const places = {
    components: { schemas: { A: { type: 'integer' } } },
    'x-list': [{ type: 'integer' }, { type: 'boolean' }],
    'a/b c~d': { type: 'number' },
  };
  const changes = (type: string, $ref: string) =>
    told(
      { ...parameter({ schema: { type } }), ...places },
      { ...parameter({ schema: { $ref } }), ...places },
    );
  expect(changes('integer', '#/components/schemas/A')).toEqual([]);
  expect(changes('boolean', '#/x-list/1')).toEqual([]);
  expect(changes('number', '#/a~1b%20c~0d')).toEqual([]);
  expect(changes('integer', 'other.json/components/schemas/A')).toContain(
    'warning unknown-change GET query parameter `n`',
  );
});

test('what a body may be now, in place of what it was', () => {
  const [old, next] = ['application/json', 'multipart/form-data'].map((type) =>
    body({ content: { [type]: {} } }),
  );
  expect(compareDocuments(old!, next!).map(({ message }) => message)).toEqual([
    'a body of `application/json` is no longer taken',
    'a body may be `multipart/form-data` now',
  ]);
});
