import { expect, test } from '@jest/globals';
import { expectFaults, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

describeDemo('/agent and /session', (client) => {
  const rawGet = async (target: string, ...lines: string[]) => {
    const head = [`GET ${target} HTTP/1.1`, 'Host: a', ...lines, 'Connection: close', '', ''];
    const [answer] = await client.raw(head.join('\r\n'));
    return answer!;
  };

  test.each(['User-Agent', 'user-agent', 'USER-AGENT', 'uSeR-aGeNt'])(
    'the header is found as %s',
    async (name) => {
      expectJson(await client.get('/agent', { headers: { [name]: 'curl/8.5.0' } }), {
        user_agent: 'curl/8.5.0',
      });
    },
  );

  test('a header that is absent is missing, under its name on the wire', async () => {
    const entry = { type: 'missing', loc: ['header', 'user-agent'], input: null };
    expectFaults(await client.get('/agent'), [entry]);
    expectFaults(await client.get('/agent?user_agent=a'), [entry]);
  });

  test('an underscore on the wire is another header', async () => {
    expectFaults(await client.get('/agent', { headers: { user_agent: 'a' } }), [
      { type: 'missing', loc: ['header', 'user-agent'], input: null },
    ]);
  });

  test('a header is taken as it is', async () => {
    const agent = (value: string) => client.get('/agent', { headers: { 'User-Agent': value } });
    expectJson(await agent('a%20b+c, "d"; e=\\'), { user_agent: 'a%20b+c, "d"; e=\\' });
    expectJson(await agent('5'), { user_agent: '5' });
    expectJson(await agent(''), { user_agent: '' });
    // Bytes above ASCII are latin1, as fetch has it.
    expectJson(await agent('K\u00e4se'), { user_agent: 'Käse' });
    expectJson(await rawGet('/agent', 'User-Agent: \t a b \t'), { user_agent: 'a b' });
  });

  test('a header given twice is its values joined', async () => {
    expectJson(await rawGet('/agent', 'User-Agent: a', 'user-agent: b, c'), { user_agent: 'a, b, c' });
  });

  test('the session is the cookie, or a word that there is none', async () => {
    expectJson(await client.get('/session', { headers: { Cookie: 'session_id=abc123' } }), {
      session_id: 'abc123',
    });
    const answer = await client.get('/session');
    expectJson(answer, { error: expect.any(String) });
    expectJson(
      await client.get('/session?session_id=a', { headers: { 'session-id': 'a', session_id: 'a' } }),
      {
        error: expect.any(String),
      },
    );
  });

  test.each([
    ['a=1; session_id=abc; b=2', 'abc'],
    ['a=1;session_id=abc;b=2', 'abc'],
    ['session_id=first; session_id=second', 'first'],
    ['xsession_id=no; session_id=yes', 'yes'],
    ['session_id=', ''],
    ['session_id=a%20b', 'a b'],
    ['session_id=a%2520b', 'a%20b'],
    ['session_id=a+b', 'a+b'],
    ['session_id=%zz', '%zz'],
    ['session_id=%F0%9F%98%80', '\u{1F600}'],
    ['session_id=a=b==', 'a=b=='],
    ['session_id="quoted"', 'quoted'],
  ])('the cookie header `%s` holds %j', async (cookie, session_id) => {
    expectJson(await client.get('/session', { headers: { Cookie: cookie } }), { session_id });
  });

  test.each(['Session_Id=a', 'session-id=a', 'session_id', 'sid=session_id=a', ''])(
    'the cookie header `%s` holds no session',
    async (cookie) => {
      const { json, status } = await client.get('/session', { headers: { Cookie: cookie } });
      expect([status, Object.keys(json as object)]).toEqual([200, ['error']]);
    },
  );

  test('cookies of several headers are one', async () => {
    expectJson(await rawGet('/session', 'Cookie: a=1', 'Cookie: session_id=abc'), { session_id: 'abc' });
  });
});
