import { describe, expect, test } from '@jest/globals';
import { defineRoutes, dependency, type Exchange, route } from '../../runtime/generated.ts';
import { createApp, type Override } from '../../runtime/index.ts';
import { query } from './support/query.ts';
import { send } from './support/raw.ts';
import { ways } from './support/ways.ts';

let runs = 0;
const count = () => query(() => ++runs);
const replaced = () => 0;

const counted = dependency(count, () => count(), { awaited: true });
const other = dependency(replaced, replaced);

const get = (_page: unknown, x: Exchange) =>
  x.depending(async (scope) =>
    x.reply(200, JSON.stringify([await scope.of(counted), scope.of(other), await scope.of(counted)])),
  );
const post = (_page: unknown, x: Exchange) =>
  x.depending(async (scope) =>
    x.reply(200, JSON.stringify([await scope.app.of(counted), await scope.app.of(counted)])),
  );
const routes = defineRoutes([route('/', Object, { get, post })], { dependencies: [counted, other] });

const overrides: Record<string, readonly Override[]> = {
  'without overrides': [],
  'with another dependency replaced': [[replaced, () => 0]],
  'with itself replaced': [[count, () => query(() => ++runs)]],
};

describe.each(ways)('a dependency that gives a query $name', (way) => {
  test.each(Object.keys(overrides))('runs it once a request, or once for the app: %s', async (how) => {
    runs = 0;
    const server = await way.start(createApp(routes, { overrides: overrides[how]! }));
    const bodies = [];
    for (const verb of ['GET', 'GET', 'POST', 'POST'])
      bodies.push((await send(server.port, `${verb} /`)).body);
    await server.close();
    expect(bodies).toEqual(['[1,0,1]', '[2,0,2]', '[3,3]', '[3,3]']);
  });
});
