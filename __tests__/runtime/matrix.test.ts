import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { type BuiltApp, buildApp } from '../compiler/support/built-app.ts';
import { type Answer, Client } from '../e2e/support/client.ts';
import { ways } from '../e2e/support/ways.ts';
import { absent, type Said } from './matrix/answers.ts';
import { lists } from './matrix/lists.ts';
import { literals, nullables } from './matrix/literals.ts';
import type { Row } from './matrix/rows.ts';
import { booleans, numbers, strings } from './matrix/scalars.ts';
import * as sources from './matrix/sources.ts';
import { misplacedFile, page, type Sent, type Source, types } from './matrix/sources.ts';
import type { Running } from './support/ways.ts';

/**
 * Every declarator with every type, required, optional and with a default: the values sent, and the expected
 * results.
 */
const rows: readonly Row[] = [...strings, ...numbers, ...booleans, ...literals, ...nullables, ...lists];
const { body, cookie, form, header, multipart, path, query } = sources;
const all: readonly Source[] = [query, path, header, cookie, form, multipart, body];
const grid = all.flatMap((source) =>
  rows.map((row) => ({ name: `${source.name} ${row.name}`, source, row })),
);

const folderOf = (source: Source, row: Row) => `${source === multipart ? 'form' : source.name}/${row.name}`;

let app: BuiltApp;
const running: Running[] = [];
const served = ways.map((way) => ({ ...way, client: new Client() }));
beforeAll(async () => {
  const pages = grid
    .filter(({ source }) => source !== multipart)
    .map(({ source, row }) => {
      const folder = `routes/${folderOf(source, row)}${source === path ? '/[the_value]' : ''}`;
      return [`${folder}/page.ts`, page(source, row)] as const;
    });
  app = await buildApp({ 'types.ts': types, ...Object.fromEntries(pages) });
  for (const { client, start } of served) {
    const server = await start(createApp(app.routes));
    running.push(server);
    client.port = server.port;
  }
});
afterAll(async () => {
  for (const { client } of served) client.close();
  await Promise.all(running.map((one) => one.close()));
  app?.remove();
});

/** A cell: the verb says whether the value is required, optional or has a default. */
interface Cell {
  readonly verb: 'POST' | 'PUT' | 'PATCH';
  readonly sent: Sent;
  readonly said: Said;
}

describe.each(served)('$name', ({ client }) => {
  test.each(grid)('$name', async ({ row, source }) => {
    const cells = cellsOf(source, row);
    const folder = `/${folderOf(source, row)}`;
    const answers = await Promise.all(
      cells.map(({ sent, verb }) => {
        const { options, target } = source.request(folder, sent);
        return client.send(verb, target, options);
      }),
    );
    const named = (values: readonly unknown[]) =>
      Object.fromEntries(
        cells.map(({ sent, verb }, i) => [`${verb} ${JSON.stringify(sent)}`, values[i]] as const),
      );
    expect(named(answers.map(seen))).toEqual(named(cells.map((cell) => expected(cell, source, row))));
  });

  // typescript.md, section 3: a path segment is never empty, and the slash at the end is ignored.
  test('no segment, no route', async () => {
    for (const { name } of rows) {
      const { json, status } = await client.send('POST', `/path/${name}/`);
      expect([name, status, json]).toEqual([name, 404, { detail: 'Not Found' }]);
    }
  });

  test('a file where a text belongs', async () => {
    const input = { filename: 'f', content_type: 'application/octet-stream', size: 3 };
    for (const { name } of rows) {
      for (const verb of ['POST', 'PUT', 'PATCH']) {
        const { json, status } = await client.send(verb, `/form/${name}`, misplacedFile);
        const entry = { type: 'string_type', loc: form.loc, msg: expect.any(String), input };
        expect([name, verb, status, json]).toEqual([name, verb, 422, { detail: [entry] }]);
      }
    }
  });

  // typescript.md, section 3: without a JSON content type, or empty, the body is missing; so says every field's route.
  test.each([
    ['none', undefined],
    ['an empty one', ''],
  ])('a body that is missing: %s', async (_name, text) => {
    for (const { name } of rows) {
      const { json, status } = await client.send('PATCH', `/body/${name}`, { body: text });
      const entry = { type: 'missing', loc: ['body'], msg: expect.any(String), input: null };
      expect([name, status, json]).toEqual([name, 422, { detail: [entry] }]);
    }
  });
});

test('the matrix is as large as it seems', () => {
  const cells = grid.flatMap(({ row, source }) => cellsOf(source, row));
  expect(rows.length).toBeGreaterThan(20);
  expect(cells.length).toBeGreaterThan(3000);
});

function cellsOf(source: Source, row: Row): readonly Cell[] {
  const verbs = source === path ? (['POST'] as const) : (['POST', 'PUT', 'PATCH'] as const);
  return saidOf(source, row).flatMap(([sent, said]) => verbs.map((verb) => ({ verb, sent, said })));
}

/** The expectations of a row for one source. */
function saidOf(source: Source, row: Row): readonly (readonly [Sent, Said])[] {
  const { carries = () => true } = source;
  const single = source === body ? row.json : row.texts.filter(([text]) => carries(text));
  const said: [Sent, Said][] = single.map(([text, one]) => [[text], one]);
  if (source === path) return said;
  said.push([[], absent]);
  if (source === body) {
    const [[first], last] = [row.json[0]!, row.json.at(-1)!];
    return [...said, [[first, last[0]], withInput(last[1], JSON.parse(last[0]))]];
  }
  const isForm = source === form || source === multipart;
  said.push([[''], isForm ? row.emptyField : row.empty]);
  const { texts, ...twice } = row.twice;
  said.push([texts, isForm ? twice.form : twice[source.name as 'query' | 'header' | 'cookie']]);
  return said;
}

/** `{"a":1,"a":2}` is `{"a":2}`. */
function withInput(said: Said, input: unknown): Said {
  if (said === absent || 'value' in said) return said;
  return { entries: said.entries.map((entry) => ({ input, ...entry })) };
}

interface Seen {
  readonly status: number;
  readonly json: unknown;
}

function expected({ said, sent, verb }: Cell, source: Source, { fallback }: Row): Seen {
  const refused = (entries: readonly object[]): Seen => ({ status: 422, json: { detail: entries } });
  if (said === absent) {
    if (verb === 'PUT') return { status: 200, json: {} };
    if (verb === 'PATCH') return { status: 200, json: { the_value: fallback[1] } };
    return refused([{ type: 'missing', loc: source.loc, input: source === body ? {} : null }]);
  }
  if ('value' in said) return { status: 200, json: { the_value: said.value } };
  // The input of two texts with one name, as they were read.
  const input = () => {
    if (source === body) return JSON.parse(sent.at(-1)!);
    if (source === header) return sent.join(', ');
    if (source === cookie) return sent[0];
    return sent.at(-1);
  };
  return refused(
    said.entries.map(({ at, ctx, type, ...entry }) => ({
      type,
      loc: at === undefined ? source.loc : [...source.loc, at],
      input: 'input' in entry ? entry.input : input(),
      ...(ctx && { ctx: inOrder(ctx) }),
    })),
  );
}

/** Everything but the wording. */
function seen({ json, status }: Answer): Seen {
  const { detail } = json as { detail?: unknown };
  if (!Array.isArray(detail)) return { status, json };
  return {
    status,
    json: {
      detail: detail.map(({ msg: _, ...entry }) => ({
        ...entry,
        ...(entry.ctx && { ctx: inOrder(entry.ctx) }),
      })),
    },
  };
}

/** Sorts the expected values, because TypeScript orders union members in its own way. */
function inOrder({ expected, ...ctx }: { readonly [name: string]: unknown }): object {
  return typeof expected === 'string' ? { ...ctx, expected: expected.split(/, | or /).sort() } : ctx;
}
