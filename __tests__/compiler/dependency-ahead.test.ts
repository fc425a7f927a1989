import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp, type RoutesApp } from 'routeclass';
import { type BuiltApp, buildApp } from './support/built-app.ts';

/** A guard, and a value of the app, behind dependencies that read the body, one of them behind another. */
const dependencies = `import { type Body, type Depends, type Header, Unauthorized } from 'routeclass';

export const store = () => ({ notes: [] as string[] });

export function user(x_user: Header<string> = '') {
  if (x_user === '') throw new Unauthorized();
  return x_user;
}

export function note(
  text: Body<string>,
  kept: Depends<typeof store, { scope: 'app' }>,
  author: Depends<typeof user>,
) {
  kept.notes.push(author + ': ' + text);
  return kept.notes;
}

export const counted = (notes: Depends<typeof note>) => notes.length;
`;

const page = `import type { Depends } from 'routeclass';
import type { counted, note } from '../dependencies.ts';

export default class Page {
  post(notes: Depends<typeof note>): string[] {
    return notes;
  }
  put(count: Depends<typeof counted>): number {
    return count;
  }
}
`;

let built: BuiltApp;
let app: RoutesApp;
beforeAll(async () => {
  built = await buildApp({ 'dependencies.ts': dependencies, 'routes/page.ts': page });
  app = createApp(built.routes);
});
afterAll(() => built.remove());

const send = (method: string, body: string | ReadableStream, user: string) =>
  app.request('/', {
    method,
    headers: { 'content-type': 'application/json', 'x-user': user },
    body,
    duplex: 'half',
  } as RequestInit);

test.each(['POST', 'PUT'])('a guard refuses a request before its body has come: %s', async (method) => {
  expect((await send(method, new ReadableStream(), '')).status).toBe(401);
});

test('what reads the body gets what came before it', async () => {
  expect(await (await send('POST', '"a"', 'ada')).json()).toEqual(['ada: a']);
  expect(await (await send('PUT', '"b"', 'bob')).json()).toBe(2);
  expect((await send('PUT', '5', 'bob')).status).toBe(422);
});
