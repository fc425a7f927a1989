import { describe, expect, test } from '@jest/globals';
import { sampleApp } from './support/sample-app.ts';

type Entries = readonly (readonly [name: string, value: string | File])[];

const forms = await sampleApp('forms');
const models = await sampleApp('form-models');
const files = await sampleApp('files');
const depends = await sampleApp('depends');

/** Both ways in which browsers send a form. */
const ways: readonly (readonly [string, (entries: Entries) => URLSearchParams | FormData])[] = [
  ['urlencoded', (entries) => new URLSearchParams(entries as [string, string][])],
  ['multipart', multipart],
];

function multipart(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

async function send(
  app: typeof forms,
  line: string,
  body: URLSearchParams | FormData,
): Promise<{ status: number; body: unknown }> {
  const [method, target] = line.split(' ');
  const response = await app.fetch(new Request(`http://test${target}`, { method: method!, body }));
  return { status: response.status, body: await response.json() };
}

/** The type and place of each entry of a refusal. */
function faults({ status, body }: { status: number; body: unknown }): unknown {
  const { detail } = body as { detail: readonly { type: string; loc: readonly (string | number)[] }[] };
  return status === 422 ? detail.map(({ loc, type }) => `${type} ${loc.join('.')}`) : { status, body };
}

/** The input of each entry, by the last step of its place. */
function inputs({ body }: { body: unknown }): unknown {
  const { detail } = body as { detail: readonly { input: unknown; loc: readonly (string | number)[] }[] };
  return detail.map(({ input, loc }) => [loc.at(-1), input]);
}

describe.each(ways)('fields, %s', (_name, make) => {
  const valid: Entries = [
    ['name', 'Ada'],
    ['note', ''],
    ['age', '36'],
    ['ratio', '0.5'],
    ['agreed', 'on'],
    ['state', 'done'],
    ['size', '2'],
    ['level', '3'],
    ['csrf-token', 'x y&z'],
  ];

  test('of every type are converted', async () => {
    expect(await send(forms, 'POST /required', make(valid))).toEqual({
      status: 200,
      body: {
        name: 'Ada',
        note: '',
        age: 36,
        ratio: 0.5,
        agreed: true,
        state: 'done',
        size: 2,
        level: 3,
        csrf: 'x y&z',
      },
    });
  });

  test('that are missing are all reported at once, by their names on the wire', async () => {
    const empty = valid.map(([name]) => [name, ''] as const);
    expect(faults(await send(forms, 'POST /required', make([['other', '1']])))).toEqual(
      valid.map(([name]) => `missing body.${name}`),
    );
    // An empty field is a text, and absent for every other type.
    expect(faults(await send(forms, 'POST /required', make(empty)))).toEqual([
      'string_too_short body.name',
      ...['age', 'ratio', 'agreed', 'state', 'size', 'level'].map((name) => `missing body.${name}`),
    ]);
  });

  test('that do not convert are reported in the order of the method', async () => {
    const wrong = valid.map(([name]) => [name, '02.'] as const);
    expect(faults(await send(forms, 'POST /required', make(wrong)))).toEqual([
      'int_parsing body.age',
      'float_parsing body.ratio',
      'bool_parsing body.agreed',
      'literal_error body.state',
      'literal_error body.size',
      'literal_error body.level',
    ]);
  });

  test('hold lists, with commas and repeated', async () => {
    const given: Entries = [
      ['tags', 'a,b'],
      ['tags', 'c'],
      ['ids', '1'],
      ['ids', '2'],
    ];
    expect(await send(forms, 'PUT /required', make(given))).toEqual({
      status: 200,
      body: { tags: ['a', 'b', 'c'], ids: [1, 2] },
    });
    const lists: Entries = [
      ['ratios', '1,x'],
      ['flags', 'yes,no'],
      ['states', 'open,shut'],
      ['sizes', '1,3'],
      ['short', 'abc,abcd'],
    ];
    expect(faults(await send(forms, 'PATCH /required', make(lists)))).toEqual([
      'float_parsing body.ratios.1',
      'literal_error body.states.1',
      'literal_error body.sizes.1',
      'string_too_long body.short.1',
    ]);
  });

  test('that are left out get their defaults, or stay away', async () => {
    const nothing = make([['other', '1']]);
    expect(await send(forms, 'POST /optional', nothing)).toEqual({ status: 200, body: {} });
    expect(await send(forms, 'PUT /optional', make([['amount-wanted', '']]))).toEqual({
      status: 200,
      body: {
        amount: 1,
        text: 'none',
        ratio: 0.5,
        agreed: false,
        state: 'open',
        color: 'red',
        tags: ['new'],
        search: null,
      },
    });
    expect(faults(await send(forms, 'PATCH /optional', make([['amount-wanted', '0']])))).toEqual([
      'greater_than_equal body.amount-wanted',
      'missing body.name',
    ]);
  });

  test('of a model make the model, with its defaults', async () => {
    const signup: Entries = [
      ['username', 'ada'],
      ['password', 'longenough'],
      ['age', ''],
      ['constructor', 'x'],
      ['__proto__', 'x'],
    ];
    expect(await send(models, 'POST /signup?preview=1', make(signup))).toEqual({
      status: 200,
      body: {
        campaign: 'none',
        preview: true,
        username: 'ada',
        password: 'longenough',
        newsletter: false,
        plan: 'free',
        invitedBy: null,
        topics: ['news'],
      },
    });
    expect(await send(models, 'PATCH /signup', make([['color', 'red']]))).toEqual({
      status: 200,
      body: { fields: 1 },
    });
    expect(await send(models, 'POST /search', make([['text', 'a']]))).toEqual({
      status: 200,
      body: { text: 'a', limit: 10 },
    });
  });

  test('of a model are refused together with the query, the query first', async () => {
    const wrong: Entries = [
      ['username', 'Ada!'],
      ['age', '17'],
      ['plan', 'gold'],
    ];
    expect(faults(await send(models, 'POST /signup?preview=maybe', make(wrong)))).toEqual([
      'bool_parsing query.preview',
      'string_pattern_mismatch body.username',
      'missing body.password',
      'greater_than_equal body.age',
      'literal_error body.plan',
    ]);
  });

  test('of a model are missing from the form, where a parameter is missing from nothing', async () => {
    const given: Entries = [
      ['color', 'red'],
      ['more', '1'],
      ['more', ''],
      ['__proto__', 'x'],
    ];
    expect(inputs(await send(models, 'PUT /signup', make(given)))).toEqual([
      ['name', { color: 'red', more: ['1', ''], ['__proto__']: 'x' }],
      ['csrf-token', null],
    ]);
  });
});

test('a file in a form that lacks a field of a model is shown as its name, type and size', async () => {
  const form = multipart([['picture', new File(['1234'], 'a.png', { type: 'image/png' })]]);
  expect(inputs(await send(models, 'POST /search', form))).toEqual([
    ['text', { picture: { filename: 'a.png', content_type: 'image/png', size: 4 } }],
  ]);
});

describe('files', () => {
  const png = new File(['1234'], 'a.png', { type: 'image/png' });
  const note = new File(['noted'], 'note.txt', { type: 'text/plain' });

  test('come with their name, size and type', async () => {
    expect(await send(files, 'POST /one', multipart([['file', png]]))).toEqual({
      status: 200,
      body: { filename: 'a.png', size: 4, content_type: 'image/png' },
    });
  });

  test('are held to their rules under their alias', async () => {
    const given = multipart([
      ['avatar-image', png],
      ['note', note],
    ]);
    expect(await send(files, 'PUT /one', given)).toEqual({
      status: 200,
      body: { avatar: 'a.png', note: 'noted' },
    });
    const long = new File(['x'.repeat(101)], 'long.txt', { type: 'text/plain' });
    const wrong = multipart([
      ['avatar-image', note],
      ['note', long],
    ]);
    expect(faults(await send(files, 'PUT /one', wrong))).toEqual([
      'value_error body.avatar-image',
      'bytes_too_long body.note',
    ]);
    expect(faults(await send(files, 'PUT /one', multipart([['avatar', png]])))).toEqual([
      'missing body.avatar-image',
    ]);
  });

  test('may be left out where they are optional', async () => {
    expect(await send(files, 'PATCH /one', multipart([['other', '1']]))).toMatchObject({
      body: { given: false },
    });
    expect(await send(files, 'PATCH /one', multipart([['note', note]]))).toMatchObject({
      body: { given: true },
    });
    expect(await send(files, 'PATCH /several', multipart([['other', '1']]))).toMatchObject({
      body: { total: 0 },
    });
  });

  test('of one name come together', async () => {
    const two = multipart([
      ['files', png],
      ['files', note],
    ]);
    expect(await send(files, 'POST /several', two)).toEqual({
      status: 200,
      body: [
        { filename: 'a.png', size: 4 },
        { filename: 'note.txt', size: 5 },
      ],
    });
    const many = multipart([
      ['images', png],
      ['images', png],
      ['images', png],
    ]);
    expect(faults(await send(files, 'PUT /several', many))).toEqual(['too_long body.images']);
    const mixed = multipart([
      ['images', png],
      ['images', note],
      ['note', note],
    ]);
    expect(faults(await send(files, 'PUT /several', mixed))).toEqual(['value_error body.images.1']);
  });

  test('stand beside fields, in the order of the method', async () => {
    const given = multipart([
      ['image', png],
      ['tags', 'a,b'],
      ['title', 'Ada'],
    ]);
    expect(await send(files, 'POST /mixed?dry=1', given)).toEqual({
      status: 200,
      body: { image: 'a.png', tags: ['a', 'b'], dry: true, title: 'Ada', public: true },
    });
    expect(faults(await send(files, 'POST /mixed?dry=2', multipart([['image', note]])))).toEqual([
      'bool_parsing query.dry',
      'missing body.title',
      'value_error body.image',
    ]);
  });

  test('are not texts, and texts are no files', async () => {
    expect(faults(await send(files, 'POST /one', multipart([['file', 'text']])))).toEqual([
      'value_error body.file',
    ]);
    expect(faults(await send(files, 'PUT /mixed', multipart([['title', png]])))).toEqual([
      'string_type body.title',
    ]);
    const misplaced = multipart([
      ['year', png],
      ['tags', 'a'],
      ['tags', png],
      ['image', note],
    ]);
    expect(faults(await send(files, 'POST /mixed?dry=2', misplaced))).toEqual([
      'bool_parsing query.dry',
      'missing body.title',
      'string_type body.year',
      'value_error body.image',
      'string_type body.tags',
    ]);
  });

  test('are no texts for dependencies either', async () => {
    const caption = multipart([['caption', png]]);
    expect(faults(await send(depends, 'PUT /drafts?kinds=c', caption))).toEqual([
      'literal_error query.kinds.0',
      'string_type body.caption',
      'missing body.file',
    ]);
    const optional = multipart([
      ['remark', png],
      ['tags', png],
    ]);
    expect(faults(await send(depends, 'PATCH /drafts', optional))).toEqual([
      'string_type body.remark',
      'string_type body.tags',
    ]);
  });
});
