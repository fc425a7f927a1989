import { describe, expect, test } from '@jest/globals';
import { sampleApp } from './support/sample-app.ts';

const app = await sampleApp('messages');

/** The entries of an answer, as `[loc, type, msg]`. */
async function entries(path: string, init?: RequestInit) {
  const response = await app.fetch(new Request(`http://app.test${path}`, init));
  expect(response.status).toBe(422);
  const { detail } = (await response.json()) as { detail: { loc: unknown[]; type: string; msg: string }[] };
  return detail.map(({ loc, msg, type }) => [loc.join('.'), type, msg]);
}

const post = (path: string, body: string) =>
  entries(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

describe('the message of an option is what clients get', () => {
  test('of a parameter: of its value, when it is missing, and of its items', async () => {
    expect(await entries('/pages')).toEqual([['query.page', 'missing', 'Pages start at 1']]);
    expect(await entries('/pages?page=0')).toEqual([
      ['query.page', 'greater_than_equal', 'Pages start at 1'],
    ]);
    expect(await entries('/pages?page=x')).toEqual([['query.page', 'int_parsing', 'Pages start at 1']]);
    expect(await entries('/pages?page=1&tags=a,,b')).toEqual([
      ['query.tags.1', 'string_too_short', 'No empty tags'],
    ]);
    expect(await entries('/pages?page=1&sizes=1,0')).toEqual([
      ['query.sizes.1', 'greater_than', 'Sizes are above 0'],
    ]);
    expect(await entries('/pages?page=1&sizes=1,01')).toEqual([
      ['query.sizes.1', 'value_error', 'Each size once'],
    ]);
    const headers = { token: 'ab', cookie: 'theme=grey' };
    expect(await entries('/pages?page=1', { headers })).toEqual([
      ['header.token', 'string_too_short', 'Log in first'],
      ['cookie.theme', 'literal_error', 'It is dark or light'],
    ]);
  });

  test('of a field, and not of the fields of a model in it', async () => {
    const found = await post(
      '/',
      JSON.stringify({
        nick: 'x'.repeat(21),
        age: -1,
        tags: ['a', 5, 'b', 'c'],
        codes: [1, 0],
        address: { city: '' },
        former: [{ city: 'Ulm', zip: 1 }, 5],
        scores: { a: 11, b: 1 },
      }),
    );
    expect(found).toEqual([
      ['body.name', 'missing', 'What is your name?'],
      ['body.nick', 'string_too_long', 'At most 20 letters'],
      ['body.age', 'greater_than_equal', 'Nobody is younger than 0'],
      ['body.tags', 'too_long', 'Three short words'],
      ['body.tags.1', 'string_type', 'Three short words'],
      // The message of an item takes precedence over that of its list.
      ['body.codes.1', 'greater_than', 'A code is above 0'],
      ['body.address.city', 'string_too_short', "The city's name, please"],
      ['body.address.zip', 'missing', "The field 'zip' is required."],
      ['body.former.0.zip', 'string_type', 'The value must be a string.'],
      ['body.former.1', 'model_attributes_type', 'A list of places'],
      ['body.scores.a', 'less_than_equal', 'At most 10'],
    ]);
  });

  test('of a body', async () => {
    expect(await entries('/', { method: 'POST' })).toEqual([['body', 'missing', 'Send a person']]);
    expect(await post('/', '[]')).toEqual([['body', 'model_attributes_type', 'Send a person']]);
    // For invalid JSON, the intended type is unknown.
    expect(await post('/', '{')).toEqual([['body.1', 'json_invalid', expect.not.stringMatching('Send')]]);
  });

  test('of a form and its files', async () => {
    const login = new URLSearchParams({ remember: 'perhaps' });
    expect(await entries('/forms', { method: 'POST', body: login })).toEqual([
      ['body.username', 'missing', 'Who are you?'],
      ['body.remember', 'bool_parsing', 'The text must be true or false.'],
    ]);
    const form = new FormData();
    form.set('title', 'far too long');
    form.set('file', new Blob(['four']), 'a.txt');
    form.append('more', new Blob(['a']), 'a.txt');
    form.append('more', new Blob(['b']), 'b.txt');
    expect(await entries('/forms', { method: 'PUT', body: form })).toEqual([
      ['body.title', 'string_too_long', 'A short title'],
      ['body.file', 'bytes_too_long', 'A small file'],
      ['body.more', 'too_long', 'One more'],
    ]);
    form.set('title', new Blob(['a title']), 'title.txt');
    expect((await entries('/forms', { method: 'PUT', body: form }))[0]).toEqual([
      'body.title',
      'string_type',
      'A short title',
    ]);
  });
});

test('an app translates entries by type and ctx, and finds the message there', async () => {
  const get = async (path: string) => (await app.fetch(new Request(`http://app.test${path}`))).json();
  expect(await get('/translated')).toEqual({ errors: [{ field: 'query.name', text: 'fehlt' }] });
  expect(await get('/translated?name=a&limit=101&code=5')).toEqual({
    errors: [
      { field: 'query.name', text: 'braucht mindestens 3 Zeichen' },
      { field: 'query.limit', text: 'darf höchstens 100 sein' },
      { field: 'query.code', text: 'Der Code steht auf der Karte' },
    ],
  });
  expect(JSON.stringify(await get('/detailed?page=0'))).toContain('Pages start at 1');
});

test('it is not in the document', async () => {
  const text = await (await app.fetch(new Request('http://app.test/openapi.json'))).text();
  expect(text).not.toMatch(/Pages start at 1|What is your name/);
});
