import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp, type RoutesApp } from 'routeclass';
import { type BuiltApp, buildApp } from './support/built-app.ts';

const page = `import type { Body } from 'routeclass';

export default class Page {
  get(): string {
    throw new Error('the reason');
  }
  post(text: Body<string>): string {
    return text;
  }
}
`;

let built: BuiltApp;
beforeAll(async () => {
  const errors = "import { detailedErrors } from 'routeclass';\nexport default detailedErrors();\n";
  const policy = { securityHeaders: { 'x-frame-options': 'DENY' }, processTime: false };
  built = await buildApp(
    { 'routes/page.ts': page, 'routes/error.ts': errors },
    { debug: true, limits: { body: 9 }, policy },
  );
});
afterAll(() => built.remove());

const appWith = (options: object) => createApp(built.routes, { onError: () => {}, ...options });
const post = (app: RoutesApp, text: string) =>
  app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(text),
  });

test('what the config says to the runtime applies to an app', async () => {
  const app = appWith({});
  const failed = await app.request('/');
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ error: 'the reason' });
  expect([(await post(app, '1234567')).status, (await post(app, '12345678')).status]).toEqual([200, 413]);
  expect(failed.headers.get('x-frame-options')).toBe('DENY');
  expect(failed.headers.has('x-process-time')).toBe(false);
});

test('options of createApp override it', async () => {
  const app = appWith({ debug: false, limits: { body: 10 }, processTime: true });
  const failed = await app.request('/');
  expect(await failed.json()).toMatchObject({ error: 'An unexpected error occurred' });
  expect((await post(app, '12345678')).status).toBe(200);
  expect(failed.headers.has('x-process-time')).toBe(true);
});

test.each([-1, 1.5, Number.NaN])('a limit of %d is refused when the app is made', (body) => {
  expect(() => appWith({ limits: { body } })).toThrow(
    new RangeError(`limits.body must be a whole number, zero or more: ${body}`),
  );
});
