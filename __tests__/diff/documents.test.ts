import { describe, expect, test } from '@jest/globals';
import { placeText } from '../../compiler/diff/change.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import type { JsonObject } from '../../compiler/diff/json.ts';

/** Documents that our compiler does not write. */
function told(old: JsonObject, next: JsonObject): readonly string[] {
  const changes = compareDocuments({ openapi: '3.1.0', ...old }, { openapi: '3.1.0', ...next });
  return changes.map(({ code, level, place, verb }) =>
    [level, code, verb, placeText(place)].filter(Boolean).join(' '),
  );
}

/** A document of one operation that takes a schema. */
const taking = (schema: unknown, more: JsonObject = {}): JsonObject => ({
  paths: {
    '/a': {
      post: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  ...more,
});

const withSchemas = (schema: unknown, schemas: JsonObject) => taking(schema, { components: { schemas } });

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('schemas', () => {
  test.each<[string, unknown, unknown, readonly string[]]>([
    ['nullable of 3.0', { type: 'string', nullable: true }, { type: ['string', 'null'] }, []],
    [
      'a boolean exclusiveMinimum of 3.0',
      { type: 'number', minimum: 1, exclusiveMinimum: true },
      { type: 'number', exclusiveMinimum: 1 },
      [],
    ],
    ['const and an enum of one', { const: 'a' }, { enum: ['a'] }, []],
    ['a const of an object', { const: { a: [1] } }, { enum: [{ a: [1] }] }, []],
    [
      'anyOf and a list of types',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: ['null', 'string'] },
      [],
    ],
    [
      'oneOf whose members are apart',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      [],
    ],
    [
      'oneOf whose members may not be',
      {
        anyOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', minLength: 2 },
        ],
      },
      {
        oneOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', minLength: 2 },
        ],
      },
      ['warning unknown-change POST body', 'warning unknown-change POST body'],
    ],
    [
      'allOf and all in one',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { a: { minLength: 1 }, b: { type: 'integer' } } },
        ],
      },
      {
        type: 'object',
        properties: { a: { type: 'string', minLength: 1 }, b: { type: 'integer' } },
        required: ['a'],
      },
      [],
    ],
    ['true and nothing at all', true, {}, []],
    [
      'an unknown keyword',
      { type: 'string', 'x-unit': 'm' },
      { type: 'string', 'x-unit': 'km' },
      ['warning unknown-change POST body'],
    ],
    [
      'not',
      { type: 'string' },
      { type: 'string', not: { const: 'a' } },
      ['warning unknown-change POST body'],
    ],
    [
      'a discriminator',
      { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a' } },
      { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'b' } },
      ['warning discriminator-changed POST body'],
    ],
    [
      'a discriminator whose models have other names, and a further one',
      { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { x: 'X', y: 'Y' } } },
      {
        oneOf: [{ type: 'object' }],
        discriminator: { propertyName: 'a', mapping: { z: 'Z', y: 'Y', x: 'XOutput' } },
      },
      [],
    ],
    [
      'the tags of a discriminator',
      { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { x: 'X' } } },
      { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { y: 'X' } } },
      ['warning discriminator-changed POST body'],
    ],
    [
      'no other fields',
      { type: 'object', properties: { a: {} } },
      { type: 'object', properties: { a: {} }, additionalProperties: false },
      ['breaking other-fields-changed POST body'],
    ],
    [
      'fields of Object itself',
      { type: 'object', properties: { constructor: { type: 'string' } } },
      JSON.parse(
        '{"type":"object","properties":{"constructor":{"type":"string"},"__proto__":{"type":"string"}}}',
      ),
      ['compatible field-added POST body, `__proto__`'],
    ],
    ['a reference that leads nowhere', ref('Gone'), ref('Gone'), []],
    ['another that leads nowhere', ref('Gone'), ref('Lost'), ['warning unknown-change POST body']],
    ['none and some', undefined, { type: 'string' }, ['breaking type-changed POST body']],
  ])('%s', (_, old, next, expected) => {
    expect([...new Set(told(taking(old), taking(next)))]).toEqual([...new Set(expected)]);
  });

  test('a component under another name is no change, and one that is shared is told where it is met', () => {
    const schemas = { A: { type: 'object', properties: { n: { type: 'integer' } } } };
    expect(told(withSchemas(ref('A'), schemas), withSchemas(ref('B'), { B: schemas.A }))).toEqual([]);
    const wider = { A: { type: 'object', properties: { n: { type: 'number' } } } };
    const twice = { type: 'object', properties: { x: ref('A'), y: ref('A') } };
    expect(told(withSchemas(twice, schemas), withSchemas(twice, wider))).toEqual([
      'compatible type-changed POST body, `x.n`',
    ]);
  });

  test('circles end, those with nothing in between and those that have changed', () => {
    expect(told(withSchemas(ref('A'), { A: ref('A') }), withSchemas(ref('A'), { A: ref('A') }))).toEqual([]);
    const node = (extra: JsonObject): JsonObject => ({
      type: 'object',
      properties: { left: ref('B'), right: ref('A'), ...extra },
    });
    const old = { A: node({}), B: node({ n: { type: 'integer' } }) };
    const next = { A: node({}), B: node({ n: { type: 'string' } }) };
    expect(told(withSchemas(ref('A'), old), withSchemas(ref('A'), next))).toEqual([
      'breaking type-changed POST body, `left.n`',
    ]);
  });

  test('what would take forever is said to be too intertwined', () => {
    const schemas = (type: string) =>
      Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [
          `S${i}`,
          {
            anyOf: [
              { type: 'object', properties: { a: ref(`S${i + 1}`), [type]: ref(`S${(i * 7 + 3) % 40}`) } },
              { type: 'object', properties: { b: ref(`S${(i * 3 + 1) % 40}`), c: ref(`S${i + 1}`) } },
              { type: 'array', items: ref(`S${(i * 5 + 2) % 40}`) },
            ],
          },
        ]),
      );
    const begin = performance.now();
    const changes = told(
      withSchemas(ref('S0'), { ...schemas('integer'), S40: { type: 'integer' } }),
      withSchemas(ref('S0'), { ...schemas('string'), S40: { type: 'string' } }),
    );
    expect(changes.length).toBeGreaterThan(0);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});

describe('operations', () => {
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
    expect(told(get({}, '/a/{id}/b/{x}'), get({}, '/a/{x}/b/{id}'))).toEqual([
      'compatible parameter-renamed GET path parameter `x`',
      'compatible parameter-renamed GET path parameter `id`',
    ]);
  });

  test('a path is one in every spelling of its literals', () => {
    const [plain, encoded] = ['/über uns/{a}/50%', '/%C3%BCber%20uns/{b}/50%'];
    expect(told(get({}, plain), get({}, encoded))).toEqual([
      'compatible parameter-renamed GET path parameter `b`',
    ]);
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
    const typed = (type: unknown) => get({ parameters: [{ name: 'n', in: 'query', schema: { type } }] });
    expect(told(typed(['integer', 'null']), typed('integer'))).toEqual([]);
    const form = (media: string, type: unknown) => ({
      paths: {
        '/a': {
          post: {
            requestBody: {
              content: { [media]: { schema: { type: 'object', properties: { n: { type } } } } },
            },
            responses: {},
          },
        },
      },
    });
    const toldOf = (media: string) => told(form(media, ['integer', 'null']), form(media, 'integer'));
    expect(toldOf('application/x-www-form-urlencoded')).toEqual([]);
    expect(toldOf('multipart/form-data')).toEqual([]);
    expect(toldOf('application/json')).toEqual(['breaking null-removed POST body, `n`']);
  });

  test('parameters of the path, and those behind references, count', () => {
    const shared = { name: 'q', in: 'query', schema: { type: 'string' } };
    const old = { paths: { '/a': { parameters: [shared], get: { responses: {} } } } };
    const next = {
      ...get({ parameters: [{ $ref: '#/components/parameters/Q' }] }),
      components: { parameters: { Q: { ...shared, required: true } } },
    };
    expect(told(old, next)).toEqual(['breaking parameter-required GET query parameter `q`']);
  });

  test('style and explode as they are by default', () => {
    const list = (more: JsonObject) =>
      get({ parameters: [{ name: 'q', in: 'query', schema: { type: 'array' }, ...more }] });
    expect(told(list({}), list({ style: 'form', explode: true }))).toEqual([]);
    expect(told(list({}), list({ explode: false }))).toEqual([
      'breaking parameter-style-changed GET query parameter `q`',
    ]);
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

  test('headers of answers are promises', () => {
    const answer = (headers: JsonObject) => get({ responses: { 200: { headers } } });
    const text = { required: true, schema: { type: 'string' } };
    expect(told(answer({ ETag: text }), answer({ etag: text }))).toEqual([]);
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
    expect(told(answer('200', 'text/plain', text), answer('404', 'text/plain', text))).toEqual([
      'breaking status-removed GET answer 200',
      'compatible status-added GET answer 404',
    ]);
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
    // Of a status without content it is known that it has none.
    expect(told(answers({ 200: {} }), answers({ 200: text }))).toEqual([
      'warning content-type-added GET answer 200',
    ]);
  });

  test('what nobody here reads is told as such', () => {
    expect(told(get({}), get({ callbacks: { a: {} }, description: 'words' }))).toEqual([
      'warning unknown-change GET',
    ]);
    expect(
      told({ ...get({}), servers: [{ url: '/v1' }] }, { ...get({}), servers: [{ url: '/v2' }] }),
    ).toEqual(['warning servers-changed']);
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
});
