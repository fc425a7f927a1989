import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { samples } from './support/samples.ts';

interface Document {
  readonly paths: {
    readonly [path: string]: { readonly [verb: string]: { readonly responses: Responses } };
  };
}

interface Responses {
  readonly [status: string]: {
    readonly headers?: { readonly [name: string]: Header };
    readonly content?: { readonly [type: string]: unknown };
  };
}

interface Header {
  readonly required?: boolean;
  readonly schema: {
    readonly type: string;
    readonly const?: string;
    readonly enum?: readonly string[];
    readonly pattern?: string;
  };
}

/** The values of a header. Each cookie has a line of its own; other lists are one value. */
function valuesOf(headers: Headers, name: string): readonly string[] {
  return name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : [headers.get(name) ?? []].flat();
}

function isDocumented(value: string, { schema }: Header): boolean {
  const { const: only, enum: all = only === undefined ? [value] : [only], pattern = '' } = schema;
  return all.includes(value) && new RegExp(pattern, 'u').test(value);
}

/** Headers that every answer may have, whatever its type. */
const everywhere = ['content-length', 'content-type', 'x-process-time'];

const tom = '{"kind":"cat","id":1,"name":"Tom"}';

/** A request, the path and the status that the document has for it; a JSON body, or headers. */
type Case = readonly [request: string, path: string, status: number, more?: string | Record<string, string>];

const requests: { readonly [sample: string]: readonly Case[] } = {
  'whole-document': [
    ['GET /pets', '/pets', 200],
    ['GET /pets', '/pets', 304, { 'if-none-match': 'x' }],
    ['POST /pets', '/pets', 201, tom],
    ['GET /pets/1', '/pets/{id}', 200],
    ['PATCH /pets/1', '/pets/{id}', 200, '{}'],
    ['PATCH /pets/1', '/pets/{id}', 409],
    ['DELETE /pets/1', '/pets/{id}', 204],
    ['GET /files/1', '/files/{id}', 200],
    ['GET /files/a/b', '/files/{path_1}/{path}', 200],
    ['GET /files/a/b%2Fc', '/files/{path_1}/{path}', 200],
    ['DELETE /files/a/b/c', '/files/{path_1}/{path}', 303],
    ['GET /reports', '/reports', 200],
    ['POST /stock/items', '/stock/items', 507, '{"count":10}'],
    ['GET /session', '/session', 200, { authorization: 'Bearer abc' }],
  ],
  'returns-tuples': [
    ...['plain', 'cookies', 'gone'].map((kind): Case => [`GET /${kind}`, '/{kind}', 200]),
    ['GET /none', '/{kind}', 204],
    ...[204, 205, 304].map((status): Case => [`POST /${status}`, '/{kind}', status]),
    ['PUT /see', '/{kind}', 303],
    ['PUT /there', '/{kind}', 308],
    ['PATCH /new', '/{kind}', 201],
    ['PATCH /none', '/{kind}', 200],
    ['DELETE /tagged', '/{kind}', 200],
    ['DELETE /other', '/{kind}', 202],
    ['POST /created', '/created', 201],
  ],
};

describe.each(Object.entries(requests))('%s', (sample, list) => {
  const text = readFileSync(join(samples, sample, 'expected/openapi.json'), 'utf8');
  const { paths }: Document = JSON.parse(text);

  const cases = list.map(([request, path, status, more]) => ({ request, path, status, more }));

  test.each(cases)('$request answers $status as documented', async ({ more, path, request, status }) => {
    const app = await sampleApp(sample);
    const [method, target] = request.split(' ') as [string, string];
    const body = typeof more === 'string' ? more : undefined;
    const headers =
      body === undefined ? { ...(more as Record<string, string>) } : { 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body }) };
    const answer = await app.fetch(new Request(`http://app.test${target}`, init));
    expect(answer.status).toBe(status);

    const { content, headers: documented = {} } = paths[path]![method.toLowerCase()]!.responses[status]!;
    const type = answer.headers.get('content-type')?.replace(/; charset=utf-8$/, '');
    const types = Object.keys(content ?? {});
    // The document gives only a range for the type of a `Blob`.
    if ((await answer.text()) !== '') expect(types).toContain(types.includes('*/*') ? '*/*' : type);
    for (const [name, header] of Object.entries(documented)) {
      const given = valuesOf(answer.headers, name);
      if (header.required) expect(given).not.toEqual([]);
      expect(given.filter((one) => !isDocumented(one, header))).toEqual([]);
    }
    const names = [...everywhere, ...Object.keys(documented).map((name) => name.toLowerCase())];
    expect([...answer.headers.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
