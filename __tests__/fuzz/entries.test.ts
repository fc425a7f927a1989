import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createApp } from 'routeclass';
import { buildApp } from '../compiler/support/built-app.ts';
import { type Entry, expectedEntries } from './support/expected-entries.ts';
import { type Judged, judgedType, valuesNear, written } from './support/judged-types.ts';
import { runs } from './support/runs.ts';

const page = (type: Judged) => `import type { Body, Field, int } from 'routeclass';

type Value = ${written(type)};
export type Used = [int, Field<string>];

export default class Page {
  post(value: Body<Value>): string {
    return JSON.stringify(value);
  }
}
`;

test('a refused body has the entries that the specification names, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(judgedType, { minLength: 8, maxLength: 8 }), async (types) => {
      const pages = types.map((type, i) => [`routes/t${i}/page.ts`, page(type)] as const);
      const built = await buildApp(Object.fromEntries(pages));
      try {
        const app = createApp(built.routes, { limits: { errors: 1000 } });
        for (const [i, type] of types.entries()) {
          const values = valuesNear(type);
          await fc.assert(
            fc.asyncProperty(values, async (value) => {
              const entries = await entriesOf(app, `/t${i}`, value);
              expect([written(type), entries]).toEqual([written(type), expectedEntries(type, value)]);
            }),
            { numRuns: 60 },
          );
        }
      } finally {
        built.remove();
      }
    }),
    runs(2),
  );
});

/** The entries of the answer to a body, without their wording; none where it was not refused. */
async function entriesOf(app: ReturnType<typeof createApp>, path: string, value: unknown): Promise<Entry[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(value) });
  if (response.status === 200) return [];
  const { detail } = (await response.json()) as { detail: (Entry & { msg: string })[] };
  return detail.map(({ msg: _msg, ...entry }) => entry);
}
