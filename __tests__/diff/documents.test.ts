import { expect, test } from '@jest/globals';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import type { JsonObject } from '../../compiler/diff/json.ts';
import { told } from './support/told.ts';

const get = (more: JsonObject, path = '/a') => ({ paths: { [path]: { get: { responses: {}, ...more } } } });

test('names of path parameters are not sent', () => {
  const at = (name: string, type: string) =>
    get({ parameters: [{ name, in: 'path', required: true, schema: { type } }] }, `/a/{${name}}`);
  expect(told(at('id', 'integer'), at('uid', 'integer'))).toEqual([
    'compatible parameter-renamed GET path parameter `uid`',
  ]);
  expect(told(at('id', 'string'), at('uid', 'integer'))).toEqual([
    'compatible parameter-renamed GET path parameter `uid`',
    'breaking type-changed GET path parameter `uid`',
  ]);
  const unsaid = [{ name: 'id', in: 'path', schema: { type: 'string' } }];
  expect(told(get({ parameters: unsaid }, '/a/{id}'), at('id', 'string'))).toEqual([]);
  // Nor is a path parameter that the path does not contain.
  expect(told(get({}, '/a'), get({ parameters: [{ name: 'id', in: 'path' }] }, '/a'))).toEqual([]);
  const [renamed] = compareDocuments(at('id', 'string'), at('uid', 'string'));
  expect(renamed!.path).toBe('/a/{uid}');
  expect(told(get({}, '/a/{id}/b/{x}'), get({}, '/a/{x}/b/{id}'))).toEqual([
    'compatible parameter-renamed GET path parameter `x`',
    'compatible parameter-renamed GET path parameter `id`',
  ]);
});

test('a path parameter is never empty, whether its schema says so or not', () => {
  const at = (schema: JsonObject) =>
    get({ parameters: [{ name: 'id', in: 'path', required: true, schema }] }, '/a/{id}');
  const [any, one, two] = [undefined, 1, 2].map((minLength) => at({ type: 'string', minLength }));
  expect(told(any!, one!)).toEqual([]);
  expect(told(one!, any!)).toEqual([]);
  expect(told(one!, two!)).toEqual(['breaking bounds-changed GET path parameter `id`']);
  expect(told(at({ type: 'integer' }), one!)).toEqual(['compatible type-changed GET path parameter `id`']);
});

test('a path is one in every spelling of its literals', () => {
  const [plain, encoded] = ['/über uns/{a}/50%', '/%C3%BCber%20uns/{b}/50%'];
  expect(told(get({}, plain), get({}, encoded))).toEqual([
    'compatible parameter-renamed GET path parameter `b`',
  ]);
  expect(told(get({}, '/a/'), get({}, '/a'))).toEqual([]);
  expect(told(get({}, '/a%2Fb'), get({}, '/a/b'))).toEqual([
    'breaking operation-removed GET',
    'compatible operation-added GET',
  ]);
  expect(told(get({}, '/%7Ba%7D'), get({}, '/{a}'))).toEqual([
    'breaking operation-removed GET',
    'compatible operation-added GET',
  ]);
  expect(told(get({}, '/\ud800'), get({}, '/\ud800'))).toEqual([]);
});

test('no parameter and no field of a form is sent as null', () => {
  const query = (schema: JsonObject) => get({ parameters: [{ name: 'n', in: 'query', schema }] });
  expect(told(query({ type: ['integer', 'null'] }), query({ type: 'integer' }))).toEqual([]);
  expect(told(query({ enum: [1, 2, null] }), query({ enum: ['1', '2'] }))).toEqual([
    'compatible type-changed GET query parameter `n`',
  ]);
  const form = (media: string, n: JsonObject) => ({
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: { [media]: { schema: { type: 'object', properties: { n } } } },
          },
          responses: {},
        },
      },
    },
  });
  const [nullable, integer] = [{ type: ['integer', 'null'] }, { type: 'integer' }];
  const toldOf = (media: string) => told(form(media, nullable), form(media, integer));
  expect(toldOf('application/x-www-form-urlencoded')).toEqual([]);
  expect(toldOf('multipart/form-data')).toEqual([]);
  expect(toldOf('application/json')).toEqual(['breaking null-removed POST body, `n`']);
  const holding = (x: JsonObject) => form('multipart/form-data', { type: 'object', properties: { x } });
  expect(told(holding(nullable), holding(integer))).toEqual(['breaking null-removed POST body, `n.x`']);
});

test('parameters of the path, and those behind references, count', () => {
  const shared = { name: 'q', in: 'query', schema: { type: 'string' } };
  const old = { paths: { '/a': { parameters: [shared], get: { responses: {} } } } };
  const next = {
    ...get({ parameters: [{ $ref: '#/components/parameters/Q' }] }),
    components: { parameters: { Q: { ...shared, required: true } } },
  };
  expect(told(old, next)).toEqual(['breaking parameter-required GET query parameter `q`']);
  const within = get({ parameters: [{ $ref: '#/paths/~1a/parameters/0' }] }, '/b');
  const whole = { paths: { ...old.paths, ...within.paths } };
  expect(told(whole, { paths: { ...old.paths, ...get({}, '/b').paths } })).toEqual([
    'warning parameter-removed GET query parameter `q`',
  ]);
  const circle = { components: { parameters: { Q: { $ref: '#/components/parameters/Q' } } } };
  expect(told({ ...next, ...circle }, { ...next, ...circle })).toEqual([]);
});

test('a parameter written in JSON may be null, and is another than one of plain text', () => {
  const plain = get({ parameters: [{ name: 'q', in: 'query', schema: { type: 'integer' } }] });
  const json = (type: unknown) =>
    get({
      parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema: { type } } } }],
    });
  expect(told(json(['integer', 'null']), json('integer'))).toEqual([
    'breaking null-removed GET query parameter `q`',
  ]);
  expect(told(plain, json('integer'))).toEqual(['breaking encoding-changed GET query parameter `q`']);
});

test('style and explode as they are by default', () => {
  const list = (more: JsonObject) =>
    get({ parameters: [{ name: 'q', in: 'query', schema: { type: 'array' }, ...more }] });
  expect(told(list({}), list({ style: 'form', explode: true }))).toEqual([]);
  expect(told(list({}), list({ explode: false }))).toEqual([
    'breaking parameter-style-changed GET query parameter `q`',
  ]);
  expect(told(list({ style: 'spaceDelimited' }), list({ style: 'spaceDelimited', explode: false }))).toEqual(
    [],
  );
  expect(told(list({ in: 'cookie' }), list({ in: 'cookie', style: 'form' }))).toEqual([]);
  const text = (explode: boolean) =>
    get({ parameters: [{ name: 'q', in: 'query', explode, schema: { type: 'string' } }] });
  expect(told(text(true), text(false))).toEqual([]);
});

test('security is what is sent, not what it is called', () => {
  const guarded = (name: string, scopes: readonly string[] = []) => ({
    ...get({ security: [{ [name]: scopes }] }),
    components: {
      securitySchemes: { [name]: { type: 'http', scheme: name.startsWith('B') ? 'bearer' : 'basic' } },
    },
  });
  expect(told(guarded('Bearer'), guarded('BearerToo'))).toEqual([]);
  expect(told(guarded('Bearer'), guarded('User'))).toEqual(['breaking security-added GET security']);
  expect(told(guarded('Bearer', ['read']), guarded('Bearer', ['read', 'write']))).toEqual([
    'breaking security-added GET security',
  ]);
  expect(told(get({}), { ...guarded('Bearer'), ...get({}), security: [{ Bearer: [] }] })).toEqual([
    'breaking security-added GET security',
  ]);
});

test.each<[string, JsonObject, JsonObject, readonly string[]]>([
  ['a header in other letters', { in: 'header', name: 'X-Key' }, { in: 'header', name: 'x-key' }, []],
  ['a cookie in other letters', { in: 'cookie', name: 'Key' }, { in: 'cookie', name: 'key' }, ['breaking']],
  ['a query for a header', { in: 'query', name: 'key' }, { in: 'header', name: 'key' }, ['breaking']],
  [
    'another issuer',
    { type: 'openIdConnect', openIdConnectUrl: 'https://a.example' },
    { type: 'openIdConnect', openIdConnectUrl: 'https://b.example' },
    ['breaking'],
  ],
  ['other flows', { type: 'oauth2', flows: { implicit: {} } }, { type: 'oauth2', flows: {} }, ['breaking']],
])('a credential is another: %s', (_, before, after, levels) => {
  const guarded = (scheme: JsonObject) => ({
    ...get({ security: [{ Key: [] }] }),
    components: { securitySchemes: { Key: { type: 'apiKey', ...scheme } } },
  });
  expect(told(guarded(before), guarded(after))).toEqual(
    levels.map((level) => `${level} security-added GET security`),
  );
});

test('headers of answers are promises', () => {
  const answer = (headers: JsonObject) => get({ responses: { 200: { headers } } });
  const text = { required: true, schema: { type: 'string' } };
  expect(told(answer({ ETag: text }), answer({ etag: text }))).toEqual([]);
  expect(told(answer({ ETag: { schema: text.schema } }), answer({ ETag: text }))).toEqual([
    'compatible header-required GET answer 200, header `ETag`',
  ]);
  expect(told(answer({ ETag: text, Age: text }), answer({ ETag: { schema: {} }, Link: text }))).toEqual([
    'breaking header-optional GET answer 200, header `ETag`',
    'breaking type-changed GET answer 200, header `ETag`',
    'breaking header-removed GET answer 200, header `Age`',
    'compatible header-added GET answer 200, header `Link`',
  ]);
});

test('ranges of statuses and of media types hold what they hold', () => {
  const answer = (status: string, type: string, schema: JsonObject) =>
    get({ responses: { [status]: { content: { [type]: { schema } } } } });
  const text = { type: 'string' };
  expect(told(answer('200', 'text/plain', text), answer('2XX', 'text/*', text))).toEqual([
    'warning content-type-added GET answer 200',
    'warning status-added GET answer 2XX',
  ]);
  expect(told(answer('200', 'text/plain; charset=utf-8', text), answer('200', 'text/plain', text))).toEqual(
    [],
  );
  expect(told(answer('2xx', 'text/plain', text), answer('2XX', 'text/plain', text))).toEqual([]);
  expect(told(answer('2XX', 'text/plain', text), answer('2XX', 'text/*', text))).toEqual([
    'warning content-type-added GET answer 2XX',
  ]);
  expect(told(answer('200', 'text/plain', text), answer('404', 'text/plain', text))).toEqual([
    'breaking status-removed GET answer 200',
    'compatible status-added GET answer 404',
  ]);
});

test('a status with an entry of its own is not compared with the range', () => {
  const content = (types: { readonly [type: string]: string }) => {
    const entries = Object.entries(types).map(([type, value]) => [type, { schema: { const: value } }]);
    return get({ responses: { 200: { content: Object.fromEntries(entries) } } });
  };
  expect(
    told(content({ 'text/*': 'a', 'text/plain': 'b' }), content({ 'text/plain': 'b', 'text/html': 'a' })),
  ).toEqual([]);
});

test('a range, or the default, may give way to some of its statuses', () => {
  const answers = (responses: JsonObject) => get({ responses });
  const text = { content: { 'text/plain': { schema: { type: 'string' } } } };
  const wider = { content: { 'text/plain': { schema: { type: ['string', 'integer'] } } } };
  expect(told(answers({ default: {} }), answers({ 200: text, 404: text }))).toEqual([
    'compatible status-removed GET answer default',
    'compatible content-type-added GET answer 200',
    'compatible content-type-added GET answer 404',
  ]);
  expect(told(answers({ 200: text, default: {} }), answers({ 200: text }))).toEqual([
    'compatible status-removed GET answer default',
  ]);
  expect(told(answers({ '2XX': text }), answers({ 200: text, 201: wider }))).toEqual([
    'compatible status-removed GET answer 2XX',
    'breaking type-changed GET answer 201',
  ]);
  expect(told(answers({ '2XX': text }), answers({ 404: text }))).toEqual([
    'breaking status-removed GET answer 2XX',
    'compatible status-added GET answer 404',
  ]);
  expect(told(answers({ 404: {} }), answers({ 404: text }))).toEqual([
    'compatible content-type-added GET answer 404',
  ]);
  expect(told(answers({ 200: text, 'x-note': {} }), answers({ 200: text }))).toEqual([]);
  // A single status without content has none, unlike a range.
  expect(told(answers({ 200: {} }), answers({ 200: text }))).toEqual([
    'warning content-type-added GET answer 200',
  ]);
});

test('an unknown member is reported as such', () => {
  expect(told(get({}), get({ callbacks: { a: {} }, description: 'words' }))).toEqual([
    'warning unknown-change GET',
  ]);
  const body = (media: JsonObject) => ({
    paths: { '/a': { post: { requestBody: { content: { 'text/event-stream': media } } } } },
  });
  expect(told(body({ itemSchema: {} }), body({}))).toEqual(['warning unknown-change POST body']);
  expect(told({ ...get({}), servers: [{ url: '/v1' }] }, { ...get({}), servers: [{ url: '/v2' }] })).toEqual([
    'warning servers-changed',
  ]);
});

test('a document of nonsense is read to its end', () => {
  const nonsense = {
    paths: {
      '/a': null,
      '/b': { get: 5 },
      '/c': { get: { parameters: [1, {}], responses: [], requestBody: 'x' } },
    },
    components: 7,
  };
  expect(told(nonsense, nonsense)).toEqual([]);
  expect(told(nonsense, {})).toEqual(['breaking operation-removed GET']);
});
