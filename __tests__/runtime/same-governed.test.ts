import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createApp, type PolicyOptions } from '../../runtime/index.ts';
import { governed } from './support/governed.ts';
import { send } from './support/raw.ts';
import { type Running, startEach } from './support/ways.ts';

const policies: readonly PolicyOptions[] = [
  {},
  {
    cors: { origin: ['https://a.test'], credentials: true },
    securityHeaders: true,
    requestId: true,
    processTime: false,
  },
];

let servers: Running[][] = [];
beforeAll(async () => {
  servers = await Promise.all(
    policies.map((policy) => startEach(() => createApp(governed(policy), { onError: () => {} }))),
  );
});
afterAll(async () => {
  await Promise.all(servers.flat().map((server) => server.close()));
});

const target = fc
  .tuple(
    fc.constantFrom(
      'plain',
      'detailed',
      'debugged',
      'own',
      'mixed',
      'failing',
      'reading',
      'problem',
      'typed',
      'partial',
      'texts',
      'bytes',
      'nothing',
    ),
    fc.constantFrom('', '/via'),
    fc.constantFrom(
      '/5',
      '/0',
      '/x',
      '/%zz',
      '/%35',
      '/a^b',
      '/5/',
      '/fail/http',
      '/fail/any',
      '/fail/rate',
      '/fail/h3',
    ),
  )
  .map(([branch, via, rest]) => `/${branch}${via}${rest}`);

const request = fc.record({
  policy: fc.nat({ max: policies.length - 1 }),
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE', 'OPTIONS'),
  target,
  headers: fc.subarray([
    'Content-Type: application/json',
    'Origin: https://a.test',
    'Access-Control-Request-Method: GET',
    'Access-Control-Request-Headers: x-a',
    'X-Agent: a',
  ]),
  body: fc.option(
    fc.constantFrom('{"title":"a"}', '{"title":"long"}', '{', `{"title":"${'x'.repeat(200)}"}`),
    { nil: undefined },
  ),
});

/** The time of an error differs from one answer to the next. */
const timeless = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'now');

test('all ways give the same bytes, whatever the error mode and the policy', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ policy, method, target, headers, body }) => {
      const id = 'X-Request-Id: r-1';
      const answers = await Promise.all(
        servers[policy]!.map(({ port }) => send(port, `${method} ${target}`, [id, ...headers], body)),
      );
      const [direct, ...others] = answers.map(({ processTime, ...answer }) => ({
        ...answer,
        body: timeless(answer.body),
        isTimed: processTime !== undefined,
      }));
      for (const other of others) expect(other).toEqual(direct);
    }),
    { numRuns: 250 },
  );
});
