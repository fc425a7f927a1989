import { expect, test } from '@jest/globals';
import { expectHttpError, expectInvalid } from './support/detailed.ts';
import { expectDetail, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

const emoji = '\u{1F600}';
const emailTaken = { 'x-error-code': 'EMAIL_EXISTS' };
const notFound = { 'x-error-code': 'USER_NOT_FOUND' };

let count = 0;
/** An address that no other test uses. */
const fresh = () => `user${++count}@example.org`;

const sorted = (allow: string | undefined) => allow?.split(', ').sort().join(', ');

describeDemo('/users, of which there is none', (client) => {
  test('an empty list has no users', async () => {
    expectJson(await client.get('/users'), { users: [] });
  });

  test('a user lives from POST to DELETE', async () => {
    const [first, second] = [fresh(), fresh()];
    const created = await client.post('/users', { name: 'Ada', email: first, age: 36 });
    const { id } = created.json as { id: number };
    expect([created.status, created.json]).toEqual([201, { id, name: 'Ada', email: first, age: 36 }]);
    expect(created.headers['content-type']).toBe('application/json');
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    expectJson(await client.get(`/users?user_id=${id}`), { id, name: 'Ada', email: first, age: 36 });

    const put = await client.put(`/users?user_id=${id}`, { name: 'Lovelace', email: second });
    expectJson(put, { id, name: 'Lovelace', email: second, age: null });
    expectJson(await client.get('/users'), { users: [{ id, name: 'Lovelace', email: second, age: null }] });

    expectJson(await client.delete(`/users?user_id=${id}`), {
      message: expect.stringMatching(new RegExp(`\\b${id}\\b`)),
      deleted: { id, name: 'Lovelace', email: second, age: null },
    });
    expectHttpError(await client.delete(`/users?user_id=${id}`), {
      status: 404,
      method: 'DELETE',
      path: '/users',
      detail: `User ${id} not found: cannot delete`,
      headers: notFound,
    });
    expectJson(await client.get('/users'), { users: [] });
  });
});

describeDemo('/users', (client) => {
  /** Adds a user and gives their id. */
  async function add(email = fresh(), name = 'Ada Lovelace', age: number | null = 36): Promise<number> {
    const answer = await client.post('/users', { name, email, age });
    expect(answer.status).toBe(201);
    return (answer.json as { id: number }).id;
  }

  test.each([
    ['GET', 'User 123456 not found'],
    ['PUT', 'User 123456 not found: cannot update'],
    ['DELETE', 'User 123456 not found: cannot delete'],
  ])('%s of an unknown id is 404 USER_NOT_FOUND', async (method, detail) => {
    const options = method === 'PUT' ? { body: { name: 'Ada', email: fresh() } } : {};
    const answer = await client.send(method, '/users?user_id=123456', options);
    expectHttpError(answer, { status: 404, method, path: '/users', detail, headers: notFound });
    expect(Number(answer.headers['x-process-time'])).toBeGreaterThan(0);
  });

  test('ids increase and are never used again', async () => {
    const first = await add();
    const second = await add();
    await client.delete(`/users?user_id=${second}`);
    const third = await add();
    expect([second > first, third > second]).toEqual([true, true]);
  });

  test('an e-mail address that is taken is 400 EMAIL_EXISTS', async () => {
    const email = fresh();
    const id = await add(email);
    const before = (await client.get('/users')).json;
    for (const again of [email, email.toUpperCase()]) {
      expectHttpError(await client.post('/users', { name: 'Bob', email: again }), {
        status: 400,
        method: 'POST',
        path: '/users',
        detail: `A user with the e-mail ${again} already exists`,
        headers: emailTaken,
      });
    }
    expect((await client.get('/users')).json).toEqual(before);
    // A user who is gone leaves the address free.
    await client.delete(`/users?user_id=${id}`);
    expect(await add(email)).toBeGreaterThan(id);
  });

  test('PUT may keep the address of its own user, not take that of another', async () => {
    const [mine, others] = [fresh(), fresh()];
    const id = await add(mine);
    await add(others);
    expectJson(await client.put(`/users?user_id=${id}`, { name: 'Ada', email: mine, age: 1 }), {
      id,
      name: 'Ada',
      email: mine,
      age: 1,
    });
    expectHttpError(await client.put(`/users?user_id=${id}`, { name: 'Eve', email: others }), {
      status: 400,
      method: 'PUT',
      path: '/users',
      detail: `A user with the e-mail ${others} already exists`,
      headers: emailTaken,
    });
    expectJson(await client.get(`/users?user_id=${id}`), { id, name: 'Ada', email: mine, age: 1 });
    // An unknown user is reported before a taken address.
    expectHttpError(await client.put('/users?user_id=654321', { name: 'Eve', email: others }), {
      status: 404,
      method: 'PUT',
      path: '/users',
      detail: 'User 654321 not found: cannot update',
      headers: notFound,
    });
  });

  test('of 100 who ask for one address at once, one gets it', async () => {
    const email = fresh();
    const all = Array.from({ length: 100 }, () => client.post('/users', { name: 'Ada', email }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array(99).fill(400)].sort());
  });

  test.each([
    ['ab', 'two characters'],
    ['a'.repeat(100), '100 characters'],
    [emoji.repeat(100), '100 code points of two units each'],
    ['  ', 'two blanks'],
    ['"\\/\u0000\u2028', 'what JSON escapes'],
  ])('a name may be %j: %s', async (name) => {
    const email = fresh();
    const answer = await client.post('/users', { name, email });
    expect([answer.status, answer.json]).toEqual([201, { id: expect.any(Number), name, email, age: null }]);
  });

  test.each([
    ['', 'string_too_short'],
    ['a', 'string_too_short'],
    [emoji, 'string_too_short'],
    ['a'.repeat(101), 'string_too_long'],
    [emoji.repeat(101), 'string_too_long'],
    [5, 'string_type'],
    [null, 'string_type'],
    [['ab'], 'string_type'],
  ])('a name is refused: %#', async (name, type) => {
    const email = fresh();
    expectInvalid(await client.post('/users', { name, email }), ['body.name', type]);
    expectInvalid(await client.put('/users?user_id=1', { name, email }), ['body.name', type]);
  });

  test.each([
    [0, 0],
    [150, 150],
    [null, null],
    [undefined, null],
    [-0, 0],
  ])('an age of %j is %j', async (age, expected) => {
    const answer = await client.post('/users', { name: 'Ada', email: fresh(), age });
    expect([answer.status, (answer.json as { age: unknown }).age]).toEqual([201, expected]);
  });

  test.each([
    ['-1', 'greater_than_equal'],
    ['151', 'less_than_equal'],
    ['9007199254740991', 'less_than_equal'],
    ['1.5', 'int_from_float'],
    ['"36"', 'int_type'],
    ['""', 'int_type'],
    ['true', 'int_type'],
    ['[]', 'int_type'],
    ['{}', 'int_type'],
  ])('an age of %s is refused: %s', async (age, type) => {
    const body = `{"name":"Ada","email":"${fresh()}","age":${age}}`;
    expectInvalid(await client.send('POST', '/users', { body }), ['body.age', type]);
    expectInvalid(await client.send('PUT', '/users?user_id=1', { body }), ['body.age', type]);
  });

  test('an age that is no finite number is refused', async () => {
    const body = `{"name":"Ada","email":"${fresh()}","age":1e400}`;
    const answer = await client.send('POST', '/users', { body });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: [{ field: 'body.age' }] });
  });

  test.each(['a@b.co', 'first.last+tag@sub.example.org', "o'brien@example.ie", 'x_y-z@ex-ample.com'])(
    '%s is an e-mail address',
    async (email) => {
      const answer = await client.post('/users', { name: 'Ada', email });
      expect([answer.status, (answer.json as { email: unknown }).email]).toEqual([201, email]);
    },
  );

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'a da@example.org',
    'ada@exa mple.org',
    'a@b@example.org',
    'ada@example..org',
    '.ada@example.org',
    'ada@-example.org',
    'ada@example.org\n',
    ' ada@example.org',
    'Ada <ada@example.org>',
  ])('%j is no e-mail address', async (email) => {
    expectInvalid(await client.post('/users', { name: 'Ada', email }), ['body.email', 'value_error']);
    expectInvalid(await client.put('/users?user_id=1', { name: 'Ada', email }), [
      'body.email',
      'value_error',
    ]);
  });

  test('a long text that is no address is refused at once', async () => {
    const before = performance.now();
    for (const email of [
      `${'a.'.repeat(50_000)}@`,
      `a@${'a-'.repeat(50_000)}`,
      `a@${'a.'.repeat(50_000)}!`,
    ]) {
      expectInvalid(await client.post('/users', { name: 'Ada', email }), ['body.email', 'value_error']);
    }
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test('what is missing is named, all of it at once', async () => {
    expectInvalid(await client.post('/users', {}), ['body.name', 'missing'], ['body.email', 'missing']);
    expectInvalid(await client.post('/users', { name: 'Ada' }), ['body.email', 'missing']);
    expectInvalid(
      await client.post('/users', { email: 'x', name: 'A', age: -1 }),
      ['body.name', 'string_too_short'],
      ['body.email', 'value_error'],
      ['body.age', 'greater_than_equal'],
    );
    expectInvalid(
      await client.put('/users', { age: 151 }),
      ['query.user_id', 'missing'],
      ['body.name', 'missing'],
      ['body.email', 'missing'],
      ['body.age', 'less_than_equal'],
    );
  });

  test('a body that is missing, or comes as something else than JSON', async () => {
    const text = JSON.stringify({ name: 'Ada', email: fresh() });
    for (const [method, target] of [
      ['POST', '/users'],
      ['PUT', '/users?user_id=1'],
    ] as const) {
      expectInvalid(await client.send(method, target), ['body', 'missing']);
      expectInvalid(await client.send(method, target, { body: '' }), ['body', 'missing']);
      expectInvalid(await client.typed(method, target, undefined, text), ['body', 'missing']);
      expectInvalid(await client.typed(method, target, 'text/plain', text), ['body', 'missing']);
      expectInvalid(await client.send(method, target, { body: 'null' }), ['body', 'model_attributes_type']);
      expectInvalid(await client.send(method, target, { body: '[]' }), ['body', 'model_attributes_type']);
    }
  });

  test.each([
    ['{', 1],
    ['{"name":"Ada",}', 14],
    ["{'name':'Ada'}", 1],
    ['nul', 0],
  ])('%s is no JSON', async (body) => {
    const answer = await client.send('POST', '/users', { body });
    const { errors } = answer.json as { errors: { field: string }[] };
    expectInvalid(answer, [errors[0]!.field, 'json_invalid']);
    expect(errors[0]!.field).toMatch(/^body\.\d+$/);
    expect(answer.text).not.toMatch(/SyntaxError|Unexpected|position/);
  });

  test.each([
    ['0', 'greater_than'],
    ['-1', 'greater_than'],
    ['-0', 'greater_than'],
    ['x', 'int_parsing'],
    ['1.5', 'int_parsing'],
    ['', 'int_parsing'],
    ['9007199254740992', 'int_parsing'],
  ])('`user_id=%s` is refused: %s', async (text, type) => {
    const target = `/users?user_id=${text}`;
    expectInvalid(await client.get(target), ['query.user_id', type]);
    expectInvalid(await client.delete(target), ['query.user_id', type]);
    expectInvalid(await client.put(target, { name: 'Ada', email: fresh() }), ['query.user_id', type]);
  });

  test('PUT and DELETE ask for a `user_id`', async () => {
    expectInvalid(await client.delete('/users'), ['query.user_id', 'missing']);
    expectInvalid(await client.put('/users', { name: 'Ada', email: fresh() }), ['query.user_id', 'missing']);
  });

  test('fields that are not declared never arrive', async () => {
    const email = fresh();
    const body = `{"id":777777,"name":"Ada","email":"${email}","admin":true,"__proto__":{"age":7}}`;
    const answer = await client.send('POST', '/users', { body });
    const { id } = answer.json as { id: number };
    expect([answer.status, answer.json]).toEqual([201, { id, name: 'Ada', email, age: null }]);
    expect(id).not.toBe(777_777);
  });

  test.each([
    ['PATCH', '/users', 'DELETE, GET, HEAD, OPTIONS, POST, PUT'],
    ['PROPFIND', '/users', 'DELETE, GET, HEAD, OPTIONS, POST, PUT'],
    ['POST', '/users/1', 'GET, HEAD, OPTIONS, PUT'],
    ['DELETE', '/users/1', 'GET, HEAD, OPTIONS, PUT'],
    ['PATCH', '/users/1', 'GET, HEAD, OPTIONS, PUT'],
  ])('%s %s is 405 in the same shape, with what is allowed', async (method, path, allow) => {
    const answer = await client.send(method, path, { body: '{' });
    expectHttpError(answer, { status: 405, method, path, detail: 'Method Not Allowed' });
    expect(sorted(answer.headers.allow)).toBe(allow);
  });

  test('unknown paths below are 404 as everywhere', async () => {
    expectDetail(await client.get('/users/1/2'), 404, 'Not Found');
    expectDetail(await client.get('/Users'), 404, 'Not Found');
    expectDetail(await client.post('/users/1/x', {}), 404, 'Not Found');
  });

  test('a body above the limit is 413 in the same shape', async () => {
    const body = `"${'x'.repeat(1_048_576)}"`;
    const answer = await client.send('POST', '/users', { body });
    expectHttpError(answer, { status: 413, method: 'POST', path: '/users', detail: expect.any(String) });
  });

  test('HEAD is GET without a body, errors included', async () => {
    for (const target of ['/users', '/users?user_id=x', '/users?user_id=123456', '/users/5', '/users/x']) {
      const [get, head] = [await client.get(target), await client.send('HEAD', target)];
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(head.headers['x-error-code']).toBe(get.headers['x-error-code']);
    }
  });
});

describeDemo('/users/{id}', (client) => {
  const user = { name: 'A', email: 'ada@example.org', age: 36 };
  const authorization = 'Bearer token';
  const put = (target: string, body: unknown = user, headers: Record<string, string> = { authorization }) =>
    client.send('PUT', target, { body, headers });

  test.each([
    ['1', 1],
    ['42', 42],
    ['01', 1],
    ['007', 7],
    ['%31', 1],
    ['9007199254740991', 9007199254740991],
    ['1/', 1],
    ['5?user_id=7', 5],
    ['5?id=7', 5],
  ])('the segment `%s` is the id %d', async (segment, id) => {
    expectJson(await client.get(`/users/${segment}`), { id });
    const query = segment.includes('?') ? '' : '?force=yes';
    expectJson(await put(`/users/${segment}${query}`), { id, ...user, force: query !== '' });
  });

  test.each([
    ['0', 'greater_than'],
    ['-1', 'greater_than'],
    ['-0', 'greater_than'],
    ['00', 'greater_than'],
    ['-9007199254740991', 'greater_than'],
    ['x', 'int_parsing'],
    ['1.5', 'int_parsing'],
    ['1.0', 'int_parsing'],
    ['1e3', 'int_parsing'],
    ['0x1', 'int_parsing'],
    ['+1', 'int_parsing'],
    ['%2B1', 'int_parsing'],
    ['%201', 'int_parsing'],
    ['1%2F2', 'int_parsing'],
    ['1%00', 'int_parsing'],
    ['%D9%A1', 'int_parsing'],
    ['9007199254740992', 'int_parsing'],
    ['9'.repeat(400), 'int_parsing'],
    ['{id}', 'int_parsing'],
    ['__proto__', 'int_parsing'],
    ['null', 'int_parsing'],
  ])('the segment `%s` is refused: %s', async (segment, type) => {
    expectInvalid(await client.get(`/users/${segment}`), ['path.id', type]);
    expectInvalid(await put(`/users/${segment}`), ['path.id', type]);
  });

  test.each(['%zz', '%', '1%', '%E0%A4%A'])('the segment `%s` cannot be read: 400', async (segment) => {
    const answer = await client.get(`/users/${segment}`);
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: expect.stringContaining("'id'"), type: 'ExtractionError' },
    ]);
  });

  test.each(['authorization', 'Authorization', 'AUTHORIZATION', 'aUtHoRiZaTiOn'])(
    'the header is found as %s',
    async (name) => {
      expectJson(await put('/users/3', user, { [name]: 'anything' }), { id: 3, ...user, force: false });
    },
  );

  test('the header is required; an empty one is there', async () => {
    expectInvalid(await put('/users/3', user, {}), ['header.authorization', 'missing']);
    expectInvalid(await put('/users/3?authorization=a', user, { cookie: 'authorization=a' }), [
      'header.authorization',
      'missing',
    ]);
    expectJson(await put('/users/3', user, { authorization: '' }), { id: 3, ...user, force: false });
  });

  test('`force` is false unless it is given, in every text of a boolean', async () => {
    const force = async (query: string) => {
      const { json, status } = await put(`/users/3${query}`);
      return [query, status, (json as { force: unknown }).force];
    };
    expect(await force('')).toEqual(['', 200, false]);
    for (const text of ['true', '1', 'yes', 'on', 't', 'y', 'TRUE', 'True', 'Yes', 'ON', 'T', 'Y']) {
      expect(await force(`?force=${text}`)).toEqual([`?force=${text}`, 200, true]);
    }
    for (const text of ['false', '0', 'no', 'off', 'f', 'n', 'FALSE', 'False', 'No', 'OFF', 'F', 'N']) {
      expect(await force(`?force=${text}`)).toEqual([`?force=${text}`, 200, false]);
    }
    expect(await force('?force=no&force=yes')).toEqual(['?force=no&force=yes', 200, true]);
    for (const text of ['', '2', 'null', 'truee', '%20true', '-1']) {
      expectInvalid(await put(`/users/3?force=${text}`), ['query.force', 'bool_parsing']);
    }
  });

  test('the body has no bounds but the types and the format', async () => {
    const wide = { name: '', email: 'a@b.co', age: -1000 };
    expectJson(await put('/users/3', wide), { id: 3, ...wide, force: false });
    const long = { name: 'a'.repeat(1000), email: 'a@b.co', age: 9007199254740991 };
    expectJson(await put('/users/3', long), { id: 3, ...long, force: false });
    expectInvalid(await put('/users/3', { ...user, email: 'no' }), ['body.email', 'value_error']);
    expectInvalid(await put('/users/3', { ...user, age: null }), ['body.age', 'int_type']);
    expectInvalid(await put('/users/3', { ...user, age: 0.5 }), ['body.age', 'int_from_float']);
    expectInvalid(await put('/users/3', { name: 'A', email: 'a@b.co' }), ['body.age', 'missing']);
  });

  test('all failures come at once: path, query, header, body', async () => {
    expectInvalid(
      await put('/users/x?force=maybe', { name: 5, email: 'no' }, {}),
      ['path.id', 'int_parsing'],
      ['query.force', 'bool_parsing'],
      ['header.authorization', 'missing'],
      ['body.name', 'string_type'],
      ['body.email', 'value_error'],
      ['body.age', 'missing'],
    );
    expectInvalid(
      await client.send('PUT', '/users/0'),
      ['path.id', 'greater_than'],
      ['header.authorization', 'missing'],
      ['body', 'missing'],
    );
  });

  test('JSON that does not parse comes alone', async () => {
    expectInvalid(await client.send('PUT', '/users/x', { body: '{"name"' }), ['body.7', 'json_invalid']);
  });
});
