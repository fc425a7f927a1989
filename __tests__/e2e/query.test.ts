import { expect, test } from '@jest/globals';
import { expectFaults, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

const defaults = { limit: 10, offset: 0, search: null, tags: null };

describeDemo('the query of /items and /todos', (client) => {
  const items = (query: string) => client.get(`/items?${query}`);

  test('what is left out has its default', async () => {
    expectJson(await client.get('/items'), defaults);
    expectJson(await items(''), defaults);
    expectJson(await items('&&'), defaults);
  });

  test('the values come back', async () => {
    const answer = await items('limit=20&offset=5&search=milk&tags=a,b,c');
    expectJson(answer, { limit: 20, offset: 5, search: 'milk', tags: ['a', 'b', 'c'] });
  });

  test.each([
    ['limit=1', 1],
    ['limit=100', 100],
    ['limit=007', 7],
    ['limit=%37', 7],
    ['%6cimit=7', 7],
    ['limit=5&limit=7', 7],
    ['limit=x&limit=7', 7],
  ])('`%s` is a limit of %d', async (query, limit) => {
    expectJson(await items(query), { ...defaults, limit });
  });

  test.each([
    ['limit=0', '0', 'greater_than_equal', { ge: 1 }],
    ['limit=-5', '-5', 'greater_than_equal', { ge: 1 }],
    ['limit=101', '101', 'less_than_equal', { le: 100 }],
    ['limit=0101', '0101', 'less_than_equal', { le: 100 }],
    ['limit=7&limit=101', '101', 'less_than_equal', { le: 100 }],
  ])('`%s` is out of bounds', async (query, input, type, ctx) => {
    expectFaults(await items(query), [{ type, loc: ['query', 'limit'], input, ctx }]);
  });

  test.each([
    ['', ''],
    ['abc', 'abc'],
    ['+5', ' 5'],
    ['%2B5', '+5'],
    ['%205', ' 5'],
    ['5%20', '5 '],
    ['5.0', '5.0'],
    ['5.', '5.'],
    ['1e1', '1e1'],
    ['0x10', '0x10'],
    ['1_000', '1_000'],
    ['1,000', '1,000'],
    ['--5', '--5'],
    ['-', '-'],
    ['%D9%A5', '\u0665'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['null', 'null'],
    ['true', 'true'],
    ['9007199254740992', '9007199254740992'],
    ['-9007199254740992', '-9007199254740992'],
    ['99999999999999999999999', '99999999999999999999999'],
    ['5%0A', '5\n'],
    ['%zz', '%zz'],
  ])('`%s` is no int', async (text, input) => {
    expectFaults(await items(`limit=${text}`), [{ type: 'int_parsing', loc: ['query', 'limit'], input }]);
    expectFaults(await client.get(`/todos?todo_id=${text}`), [
      { type: 'int_parsing', loc: ['query', 'todo_id'], input },
    ]);
  });

  test.each([
    ['offset=9007199254740991', 9007199254740991],
    ['offset=0', 0],
    ['offset=-0', 0],
  ])('`%s` is an offset', async (query, offset) => {
    expectJson(await items(query), { ...defaults, offset });
  });

  test('a name without `=` is an empty text', async () => {
    expectJson(await items('search&tags'), { ...defaults, search: '', tags: [] });
    expectFaults(await items('limit'), [{ type: 'int_parsing', loc: ['query', 'limit'], input: '' }]);
  });

  test.each([
    ['search=', ''],
    ['search=a+b%20c', 'a b c'],
    ['search=%2B', '+'],
    ['search=a%2520', 'a%20'],
    ['search=%zz%', '%zz%'],
    ['search=%F0%9F%98%80%C3%A4', '\u{1F600}ä'],
    ['search=%FF', '\ufffd'],
    ['search=a=b', 'a=b'],
    ['search=a%26b', 'a&b'],
    ['search=null', 'null'],
    ['search=5', '5'],
    ['search=a;b', 'a;b'],
    ['search=a,b', 'a,b'],
    ['search=a&search=b', 'b'],
    ['search=%00', '\u0000'],
    ['search=a?b', 'a?b'],
    ["search='%22", '\'"'],
  ])('`%s` is the text %j', async (query, search) => {
    expectJson(await items(query), { ...defaults, search });
  });

  test.each([
    ['tags=a', ['a']],
    ['tags=a,b', ['a', 'b']],
    ['tags=a&tags=b', ['a', 'b']],
    ['tags=a,b&search=x&tags=c', ['a', 'b', 'c']],
    ['tags=', []],
    ['tags=a,,b', ['a', '', 'b']],
    ['tags=,', ['', '']],
    ['tags=a,', ['a', '']],
    ['tags=%20a%20,+b', [' a ', ' b']],
    ['tags=a%2Cb', ['a', 'b']],
    ['t%61gs=a&tags=b', ['a', 'b']],
    ['tags=%F0%9F%98%80,%C3%A4', ['\u{1F600}', 'ä']],
  ])('`%s` is the list %j', async (query, tags) => {
    const { json, status } = await items(query);
    expect([status, (json as { tags: unknown }).tags]).toEqual([200, tags]);
  });

  test.each([
    'Limit=5',
    'LIMIT=5',
    'limit%20=5',
    'limit[]=5',
    'other=1',
    '=5',
    'constructor=1',
    '__proto__=1',
  ])('`%s` is nobody’s', async (query) => {
    expectJson(await items(query), defaults);
  });

  test('all failures come at once, in the order of the declaration', async () => {
    expectFaults(await items('offset=-1&search=a&limit=x'), [
      { type: 'int_parsing', loc: ['query', 'limit'], input: 'x' },
      { type: 'greater_than_equal', loc: ['query', 'offset'], input: '-1', ctx: { ge: 0 } },
    ]);
    expectFaults(await client.get('/todos?completed=maybe&todo_id=1.5'), [
      { type: 'int_parsing', loc: ['query', 'todo_id'], input: '1.5' },
      { type: 'bool_parsing', loc: ['query', 'completed'], input: 'maybe' },
    ]);
  });

  test('every text of a boolean, in any case', async () => {
    await client.post('/todos', { title: 'open' });
    await client.post('/todos', { title: 'done', completed: true });
    const titles = async (text: string) => {
      const { json, status } = await client.get(`/todos?completed=${text}`);
      return [status, (json as { todos?: { title: string }[] }).todos?.map(({ title }) => title)];
    };
    for (const text of ['true', '1', 'yes', 'on', 't', 'y', 'TRUE', 'True', 'tRuE', 'YES', 'On', 'T', 'Y']) {
      expect([text, await titles(text)]).toEqual([text, [200, ['done']]]);
    }
    for (const text of ['false', '0', 'no', 'off', 'f', 'n', 'FALSE', 'False', 'NO', 'OFF', 'F', 'N']) {
      expect([text, await titles(text)]).toEqual([text, [200, ['open']]]);
    }
    expect(await titles('false&completed=true')).toEqual([200, ['done']]);
  });

  test.each([
    ['', ''],
    ['2', '2'],
    ['01', '01'],
    ['tru', 'tru'],
    ['truee', 'truee'],
    ['+true', ' true'],
    ['true%20', 'true '],
    ['null', 'null'],
    ['1.0', '1.0'],
    ['-1', '-1'],
    ['ye', 'ye'],
    ['o', 'o'],
    ['%E2%84%AA', '\u212a'],
  ])('`%s` is no boolean', async (text, input) => {
    expectFaults(await client.get(`/todos?completed=${text}`), [
      { type: 'bool_parsing', loc: ['query', 'completed'], input },
    ]);
  });
});
