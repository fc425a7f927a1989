import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../compiler/support/temporary.ts';
import { whole } from '../runtime/support/streamed.ts';
import { describeBackend } from './support/describe-backend.ts';
import { NewApp } from './support/new-app.ts';

describeBackend('fastify');

describe('what plugins of Fastify set', () => {
  const app = new NewApp(temporaryFolder(), 'hooked');
  let port: number;

  beforeAll(async () => {
    const routeclass = join(import.meta.dirname, '../../node_modules/.bin/routeclass');
    await app.outside(routeclass, ['init', 'hooked', '--framework', 'fastify']);
    app.addRoutes();
    const hook = `site.addHook('onRequest', async (_request, reply) => {
  reply.headers({ 'x-frame-options': 'DENY', 'set-cookie': 'plugin=1', vary: 'Accept-Language' });
});
`;
    const server = app.read('server.ts');
    app.write('server.ts', server.replace('site.register(', `${hook}site.register(`));
    expect(await app.npm('run', 'build')).toMatchObject({ status: 0 });
    port = await app.start('start').port();
  }, 180_000);
  afterAll(() => app.remove());

  test.each(['/items', '/session', '/ticks?fails=true', '/nowhere'])(
    'goes out with the answer to %s',
    async (path) => {
      const { headers } = await whole(port, path);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        vary: expect.stringContaining('Accept-Language'),
      });
      expect(headers['set-cookie']).toContain('plugin=1');
    },
  );
});
