/** The order in which a request is refused whose path has a segment with a broken percent-encoding. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { type BuiltApp, buildApp } from '../compiler/support/built-app.ts';
import { ways } from '../e2e/support/ways.ts';
import { send } from './support/raw.ts';
import type { Running } from './support/ways.ts';

const members = `import { Forbidden, type Path } from 'routeclass';
export function member(org: Path<string>) {
  if (org !== 'ours') throw new Forbidden();
  return org;
}
`;
const page = `import type { Bearer, Depends, int, Path, Query } from 'routeclass';
import type { member } from '../../../../members.ts';
export default class Notes {
  get(token: Bearer, org: Depends<typeof member>, id: Path<int>, page?: Query<int>) {
    return { token, org, id, page };
  }
  post(org: Depends<typeof member>) {
    return org;
  }
  delete() {}
}
`;

const detail = (text: string) => ({ detail: text });
const broken = (name: string) => ({
  error: `The path segment '${name}' has a broken percent-encoding`,
  type: 'ExtractionError',
});

let app: BuiltApp;
beforeAll(async () => {
  app = await buildApp({ 'members.ts': members, 'routes/[org]/notes/[id]/page.ts': page });
});
afterAll(() => app?.remove());

describe.each(ways)('$name', ({ start }) => {
  let server: Running;
  beforeAll(async () => {
    server = await start(createApp(app.routes));
  });
  afterAll(() => server.close());

  test.each([
    ['credentials come first', 'GET /ours/notes/%zz', '', 401, detail('Authentication required')],
    ['then dependencies', 'GET /theirs/notes/%zz', 'Bearer a', 403, detail('Access forbidden')],
    ['then the parameters', 'GET /ours/notes/%zz?page=x', 'Bearer a', 400, broken('id')],
    ['a dependency that reads it is not called', 'GET /%zz/notes/7', 'Bearer a', 400, broken('org')],
    ['the first of several is named', 'GET /%zz/notes/%ff', 'Bearer a', 400, broken('org')],
    ['a page that does not read it is not called', 'DELETE /ours/notes/%zz', '', 400, broken('id')],
    ['nor is it after a dependency', 'POST /ours/notes/%zz', '', 400, broken('id')],
    ['a verb that the page does not have', 'PUT /ours/notes/%zz', '', 405, detail('Method Not Allowed')],
  ])('%s: %s', async (_rule, line, authorization, status, body) => {
    const headers = authorization === '' ? [] : [`Authorization: ${authorization}`];
    const answer = await send(server.port, line, headers);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, body]);
  });
});
