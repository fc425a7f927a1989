import { describe, expect, test } from '@jest/globals';
import { boundedEntries, Faults, inside } from '../../runtime/explain/faults.ts';
import * as e from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';

/** Entries of a value, as `[type, loc, ctx]`. The message of each must be a sentence. */
function entries(explain: e.Explain, value: unknown, limit = 100) {
  const faults = new Faults(limit);
  explain(value, inside(undefined, 'body'), faults);
  for (const { msg } of faults.entries) expect(msg).toMatch(/^The [^\n]{4,150}\.$/);
  return faults.entries.map(({ type, loc, ctx }) =>
    ctx === undefined ? [type, loc.join('.')] : [type, loc.join('.'), ctx],
  );
}

const branches = e.tagged('kind', () => [['cat', e.unknown()]]);

describe('values of JSON', () => {
  test.each<[e.Explain, unknown, unknown[]]>([
    [e.string(), 5, ['string_type', 'body']],
    [e.string({ minLength: 2 }), '\u{1f600}', ['string_too_short', 'body', { min_length: 2 }]],
    [e.string({ maxLength: 1 }), 'ab', ['string_too_long', 'body', { max_length: 1 }]],
    [e.string({ regex: '^a' }), 'b', ['string_pattern_mismatch', 'body', { pattern: '^a' }]],
    [e.string({ format: 'email' }), 'b', ['value_error', 'body', { reason: 'It is not an e-mail address' }]],
    [e.string({ format: 'uuid' }), 'b', ['uuid_parsing', 'body', { error: 'It is not a UUID' }]],
    [e.number(), '1', ['float_type', 'body']],
    [e.number(), Number.POSITIVE_INFINITY, ['finite_number', 'body']],
    [e.int(), true, ['int_type', 'body']],
    [e.int(), 1.5, ['int_from_float', 'body']],
    [e.int({ gt: 0 }), 1e20, ['less_than_equal', 'body', { le: Number.MAX_SAFE_INTEGER }]],
    [e.int({ lt: 0 }), -1e20, ['greater_than_equal', 'body', { ge: Number.MIN_SAFE_INTEGER }]],
    [e.number({ gt: 0 }), 0, ['greater_than', 'body', { gt: 0 }]],
    [e.number({ ge: 1 }), 0, ['greater_than_equal', 'body', { ge: 1 }]],
    [e.number({ lt: 0 }), 0, ['less_than', 'body', { lt: 0 }]],
    [e.number({ le: 0 }), 1, ['less_than_equal', 'body', { le: 0 }]],
    [e.number({ multipleOf: 5 }), 7, ['multiple_of', 'body', { multiple_of: 5 }]],
    [e.boolean(), 'true', ['bool_type', 'body']],
    [e.literal(['a', 'b', 3]), 'c', ['literal_error', 'body', { expected: "'a', 'b' or 3" }]],
    [e.nullable(e.string()), 5, ['string_type', 'body']],
    [e.list(e.string()), {}, ['list_type', 'body']],
    [
      e.list(e.string(), { minItems: 1 }),
      [],
      ['too_short', 'body', { field_type: 'List', min_length: 1, actual_length: 0 }],
    ],
    [
      e.list(e.string(), { maxItems: 1 }),
      ['a', 'b'],
      ['too_long', 'body', { field_type: 'List', max_length: 1, actual_length: 2 }],
    ],
    [
      e.list(e.string(), { uniqueItems: true }),
      ['a', 'b', 'a'],
      ['value_error', 'body.2', { reason: 'It is in the list already' }],
    ],
    [e.list(e.int()), [1, 'x'], ['int_type', 'body.1']],
    [e.record(e.int()), [], ['dict_type', 'body']],
    [e.record(e.int()), { '7': 'x' }, ['int_type', 'body.7']],
    [e.model(() => ({})), null, ['model_attributes_type', 'body']],
    [e.model(() => ({ toString: e.required(e.string()) })), {}, ['missing', 'body.toString']],
    [
      e.model(
        () => ({}),
        (key) => (key === 'a' ? e.string() : undefined),
      ),
      { a: 1 },
      ['string_type', 'body.a'],
    ],
    [e.tuple([e.required(e.int()), e.required(e.int())]), [1], ['missing', 'body.1']],
    [e.tuple([e.required(e.int())]), {}, ['tuple_type', 'body']],
    [
      e.tuple([e.required(e.int())]),
      [1, 2],
      ['too_long', 'body', { field_type: 'Tuple', max_length: 1, actual_length: 2 }],
    ],
    [e.tuple([e.required(e.int()), e.optional(e.int())], e.string()), [1, 2, 3], ['string_type', 'body.2']],
    [e.tuple([], e.string(), [e.int()]), ['a', 'b'], ['int_type', 'body.1']],
    [e.tuple([e.required(e.int())], e.string(), [e.int()]), [1], ['missing', 'body.1']],
    [e.union(['A', 'B'], () => false), 1, ['union_error', 'body', { expected: 'A or B' }]],
    [e.union(['A', 'B'], () => false, branches), 1, ['union_error', 'body', { expected: 'A or B' }]],
    [
      e.union(['A', 'B'], () => false, branches),
      {},
      ['union_tag_not_found', 'body', { discriminator: "'kind'" }],
    ],
    [branches, {}, ['union_tag_not_found', 'body', { discriminator: "'kind'" }]],
    [
      e.tagged('kind', () => [
        ['cat', e.unknown()],
        [1, e.unknown()],
        ['fox', e.unknown()],
      ]),
      { kind: 'dog' },
      [
        'union_tag_invalid',
        'body',
        { discriminator: "'kind'", tag: 'dog', expected_tags: "'cat', 1, 'fox'" },
      ],
    ],
  ])('case %#', (explain, value, entry) => {
    expect(entries(explain, value)).toEqual([entry]);
  });

  test('what is right has no entries', () => {
    const model: e.Explain = e.model(() => ({
      name: e.required(e.string()),
      next: e.optional(e.nullable(model)),
    }));
    expect(entries(model, { name: 'a', next: { name: 'b', next: null }, more: 1 })).toEqual([]);
    expect(entries(e.string({ minLength: 1, maxLength: 1 }), '\u{1f600}')).toEqual([]);
    expect(
      entries(
        e.union(['A'], () => true),
        1,
      ),
    ).toEqual([]);
  });
});

describe('texts', () => {
  test.each<[e.Explain, string, unknown[]]>([
    [e.text.int({ gt: 0 }), 'x', ['int_parsing', 'body']],
    [e.text.int({ gt: 0 }), '0', ['greater_than', 'body', { gt: 0 }]],
    [e.text.int(), '9007199254740992', ['int_parsing', 'body']],
    [e.text.number(), 'x', ['float_parsing', 'body']],
    [e.text.number(), '1e400', ['finite_number', 'body']],
    [e.text.boolean(), 'x', ['bool_parsing', 'body']],
    [e.text.literal([1, 'a']), '01', ['literal_error', 'body', { expected: "1 or 'a'" }]],
    [e.text.string({ maxLength: 1 }), 'ab', ['string_too_long', 'body', { max_length: 1 }]],
    [e.text.list(e.text.int()), '1,x', ['int_parsing', 'body.1']],
    [
      e.text.list(e.text.int(), { minItems: 1 }),
      '',
      ['too_short', 'body', { field_type: 'List', min_length: 1, actual_length: 0 }],
    ],
    [e.text.headerList(e.text.int()), '1, x', ['int_parsing', 'body.1']],
  ])('case %#', (explain, value, entry) => {
    expect(entries(explain, value)).toEqual([entry]);
  });
});

describe('a whole answer', () => {
  const inputs = (values: unknown[]): unknown[] => {
    const entries = boundedEntries(values.map((input) => ({ type: 't', loc: [], msg: 'm', input })));
    return JSON.parse(JSON.stringify(entries)).map(({ input }: { input: unknown }) => input);
  };

  test('no more entries than the limit', () => {
    expect(entries(e.list(e.int()), Array(50).fill('x'), 7)).toHaveLength(7);
  });

  test('each item that is repeated, in JSON and in texts', () => {
    const ctx = { reason: 'It is in the list already' };
    const repeated = [
      ['value_error', 'body.2', ctx],
      ['value_error', 'body.3', ctx],
    ];
    expect(entries(e.list(e.unknown(), { uniqueItems: true }), ['a', 'b', 'a', 'a'])).toEqual(repeated);
    const objects = [{ a: 1, b: 2 }, '{"a":1}', { b: 2, a: 1 }, { a: 1, b: 2 }];
    expect(entries(e.list(e.unknown(), { uniqueItems: true }), objects)).toEqual(repeated);
    expect(entries(e.text.list(e.text.boolean(), { uniqueItems: true }), 'true,no,1,f')).toEqual(repeated);
  });

  test('inputs are bounded, each and altogether', () => {
    expect(
      inputs([
        ...['x'.repeat(9000), Array(5000).fill(0), ['x'.repeat(9000)]],
        ...[{ a: 'x'.repeat(9000), b: 1 }, { a: 'x'.repeat(9000) }, 'short', undefined],
      ]),
    ).toEqual([
      '(a text of 9000 characters)',
      '(a list of 5000 items)',
      '(a list of 1 item)',
      '(an object of 2 properties)',
      '(an object of 1 property)',
      'short',
      null,
    ]);
    const eightThousand = Array(10).fill('x'.repeat(8000));
    expect(inputs(eightThousand).filter((input) => input === eightThousand[0])).toHaveLength(8);
  });

  test('what is as short as its summary stays, however much comes before it', () => {
    const most = Array(8).fill('x'.repeat(8190));
    const short = [null, undefined, 12, true];
    expect(inputs([...most, ...short, 'ab']).slice(8)).toEqual([
      null,
      null,
      12,
      true,
      '(a text of 2 characters)',
    ]);
  });

  test.each([[[]], [[7, -1.5, Number.POSITIVE_INFINITY]], [[true, null]], [{ a: [{}, 'é"'] }]])(
    'an input like %j is shortened from one byte too many on',
    (part: unknown) => {
      const most = 8192;
      const filled = [part, ''];
      filled[1] = 'x'.repeat(most - Buffer.byteLength(JSON.stringify(filled)));
      expect(inputs([filled])).toEqual([JSON.parse(JSON.stringify(filled))]);
      filled[1] += 'x';
      expect(inputs([filled])).toEqual(['(a list of 2 items)']);
    },
  );
  test('keys and tags of the client are cut', () => {
    const key = `${'k'.repeat(255)}\u{1f600}${'k'.repeat(900_000)}`;
    const wrong = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`a${i}`, 'x']));
    const found = entries(e.record(e.record(e.int())), { [key]: wrong });
    expect(found[99]).toEqual(['int_type', `body.${'k'.repeat(255)}….a99`]);

    const union = e.tagged('kind', () => [['a', e.unknown()]]);
    const tagOf = (kind: unknown) => (entries(union, { kind })[0]![2] as { tag: unknown }).tag;
    expect(tagOf('x'.repeat(256))).toBe('x'.repeat(256));
    expect(tagOf('x'.repeat(1_000_000))).toBe(`${'x'.repeat(256)}…`);
    expect(tagOf({ a: 1 })).toEqual({ a: 1 });
    expect(tagOf(Array(1000).fill(0))).toBe('(a list of 1000 items)');
  });

  test('many long keys around many faults leave fewer entries', () => {
    interface Nested {
      readonly [key: string]: Nested | string;
    }
    let value: Nested = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`a${i}`, 'x']));
    let explain = e.record(e.int());
    for (let depth = 0; depth < 100; depth++) {
      value = { ['\u0001'.repeat(300)]: value };
      explain = e.record(explain);
    }
    const faults = new Faults(100);
    explain(value, inside(undefined, 'body'), faults);
    const bounded = boundedEntries(faults.entries);
    expect(bounded).toEqual(faults.entries.slice(0, 1));
  });

  test('many entries about a type of thousands of values leave fewer of them', () => {
    const explain = e.list(e.literal(Array.from({ length: 3000 }, (_, i) => `value-${i}`)));
    const faults = new Faults(100);
    explain(Array(100).fill('x'), inside(undefined, 'body'), faults);
    const bounded = boundedEntries(faults.entries);
    expect(bounded).toEqual(faults.entries.slice(0, bounded.length));
    const size = JSON.stringify(bounded).length;
    expect([size > 200_000, size < 300_000]).toEqual([true, true]);
  });

  test('a large value behind many entries is not written for each', () => {
    const parent = { big: Array(200_000).fill('0123456789') };
    const entries = boundedEntries(Array(100).fill({ type: 'missing', loc: [], msg: '', input: parent }));
    expect(JSON.stringify(entries).length).toBeLessThan(20_000);
  });

  test('the keys of a large object behind many entries are not listed for each', () => {
    let listed = 0;
    const ownKeys = (target: object) => {
      listed++;
      return Reflect.ownKeys(target);
    };
    const keys = Array.from({ length: 2_000 }, (_, i) => [`key${i}`, i]);
    const parent = new Proxy(Object.fromEntries(keys), { ownKeys });
    const entries = boundedEntries(Array(100).fill({ type: 'missing', loc: [], msg: '', input: parent }));
    expect(entries[99]!.input).toBe('(an object of 2000 properties)');
    expect(listed).toBe(2);
  });
});

describe('several explainers', () => {
  const refusedWithin = async (limit: number, ...explainers: e.Explainer[]) => {
    const refuse = (x: e.Exchange) => x.json((body) => x.refuseAll(explainers, body));
    const routes = e.defineRoutes([e.route('/', Object, { post: (_page, x) => refuse(x) })]);
    const app = createApp(routes, { limits: { errors: limit } });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '["x","x"]' };
    const answer = await app.request('/?x=y', init);
    const { detail } = (await answer.json()) as { readonly detail: readonly e.ValidationEntry[] };
    return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
  };
  const refusedBy = (...explainers: e.Explainer[]) => refusedWithin(100, ...explainers);
  const x = () => [e.inQuery('x', e.text.int())];
  const ofX = 'query.x: The text must be an integer.';

  test('leave every fault that one of them finds, also of one kind at one place', async () => {
    const list = () => [e.inBody(e.list(e.string({ format: 'email' }), { uniqueItems: true }))];
    const alone = await refusedBy(list);
    expect(alone.filter((one) => one.startsWith('body.1'))).toHaveLength(2);
    expect(await refusedBy(x, list)).toEqual([ofX, ...alone]);
    expect(await refusedBy(list, x, list)).toEqual([ofX, ...alone]);
  });

  test('leave two alike faults of one of them, each in its words', async () => {
    const int = (message: string) => e.inQuery('x', e.worded(message, e.text.int()));
    const twice = () => [int('One'), int('Two')];
    expect(await refusedBy(twice)).toEqual(['query.x: One', 'query.x: Two']);
    expect(await refusedBy(x, twice)).toEqual(['query.x: One', 'query.x: Two']);
  });

  test('leave what two of them find at one place for other reasons', async () => {
    const mail = () => [e.inBody(e.list(e.string({ format: 'email' })))];
    const unique = () => [e.inBody(e.list(e.string(), { uniqueItems: true }))];
    expect(await refusedBy(mail, unique)).toEqual([...(await refusedBy(mail)), ...(await refusedBy(unique))]);
  });

  test('find a fault once, in the words of the last', async () => {
    const worded = () => [e.inQuery('x', e.worded('Give a number', e.text.int()))];
    expect(await refusedBy(x, worded)).toEqual(['query.x: Give a number']);
    expect(await refusedBy(worded, x, x)).toEqual([ofX]);
  });

  test('keep to the limit, but for the first fault', async () => {
    const list = () => [e.inBody(e.list(e.int()))];
    const all = await refusedBy(list, x);
    expect(all).toHaveLength(3);
    expect(await refusedWithin(2, list, x)).toEqual(all.slice(0, 2));
    expect(await refusedWithin(0, list, x)).toEqual([ofX]);
  });
});
