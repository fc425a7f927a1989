import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { type BuiltApp, buildApp } from './support/built-app.ts';
import { strictErrors } from './support/strict-errors.ts';

const fields = 1000;
const members = 700;

const many = (count: number, part: (at: number) => string, separator: string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(separator);

const style = `import type { Body } from 'routeclass';
export interface Style {
  ${many(fields, (at) => `f${at}?: 'inherit' | number;`, '\n  ')}
}
export default class Styles { post(style: Body<Style>): Style { return style; } }
`;

const events = `import type { Body } from 'routeclass';
${many(members, (at) => `interface E${at} { kind: 'e${at}'; size: number }`, '\n')}
export default class Events { post(event: Body<${many(members, (at) => `E${at}`, ' | ')}>) { return event.size; } }
`;

const form = `import type { Form } from 'routeclass';
export default class Forms {
  post(${many(fields, (at) => `f${at}?: Form<number>`, ', ')}) { return [${many(fields, (at) => `f${at}`, ', ')}].at(-1) ?? 0; }
}
`;

const send = async ({ routes }: BuiltApp, path: string, body: unknown) => {
  const response = await createApp(routes).fetch(
    new Request(`http://app${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return [response.status, await response.text()];
};

let app: BuiltApp;
beforeAll(async () => {
  app = await buildApp({
    'routes/page.ts': form,
    'routes/style/page.ts': style,
    'routes/events/page.ts': events,
  });
});
afterAll(() => app?.remove());

test('code for types and forms of a thousand fields and hundreds of members is checked by TypeScript', () => {
  expect(strictErrors([join(app.root, 'generated/dispatch.ts')])).toEqual([]);
});

test('a form of a thousand fields works', async () => {
  const post = async (body: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = new Request('http://app/', { method: 'POST', headers, body });
    const response = await createApp(app.routes).fetch(request);
    return [response.status, await response.text()];
  };
  expect(await post(`f${fields - 1}=7`)).toEqual([200, '7']);
  expect(await post(`f${fields - 1}=x`)).toContain(422);
  expect(await post('f0=x')).toContain(422);
});

test('types of a thousand fields and hundreds of members work', async () => {
  const last = { [`f${fields - 1}`]: 1 };
  expect(await send(app, '/style', { ...last, other: 1 })).toEqual([200, JSON.stringify(last)]);
  expect(await send(app, '/style', { [`f${fields - 1}`]: 'none' })).toContain(422);
  expect(await send(app, '/events', { kind: `e${members - 1}`, size: 1 })).toEqual([200, '1']);
  expect(await send(app, '/events', { kind: 'e0' })).toContain(422);
});
