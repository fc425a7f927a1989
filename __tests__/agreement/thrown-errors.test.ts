import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toNodeHandler } from 'routeclass/node';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { type Running, waysOf } from '../runtime/support/ways.ts';
import { SampleDocument } from './support/sample-document.ts';
import { requests } from './support/thrown-requests.ts';

/** Thrown errors reach clients as documented, and every documented error can be provoked. */

const document = new SampleDocument('thrown-errors');

/** Errors that no request can cause: they come from a tag, or follow a condition that is never true. */
const untold = [
  'DELETE /tags 403',
  'DELETE /tags 404',
  'GET /followed 423',
  'GET /looked-up 504',
  'GET /statuses 400',
  'GET /tags 409',
  'GET /tags 410',
  'GET /tags 412',
  'POST /tags 423',
];

describe.each(waysOf(toNodeHandler))('thrown errors $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(await sampleApp('thrown-errors', { onError: () => {} }));
  });
  afterAll(() => server.close());

  const send = (verb: string, target: string, body: unknown, headers: { readonly [name: string]: string }) =>
    fetch(`http://127.0.0.1:${server.port}${target}`, {
      method: verb,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test.each(requests)(
    '$verb $target: $status',
    async ({ body, code, headers = {}, status, target, verb }) => {
      const response = await send(verb, target, body, headers);
      const text = await response.text();
      expect({ status: response.status, code: response.headers.get('x-error-code') ?? undefined }).toEqual({
        status,
        code,
      });
      if (status < 400) return;
      const path = new URL(target, 'http://localhost').pathname;
      const documented = document.paths[path]![verb.toLowerCase()]!.responses[status];
      if (isUnexpected(status, text) && documented === undefined) return;
      expect(documented).toBeDefined();
      for (const [name, { required, schema }] of Object.entries(documented!.headers ?? {})) {
        const value = response.headers.get(name);
        expect({ name, isThere: value !== null || !required }).toEqual({ name, isThere: true });
        if (value !== null) expect(document.isValid(schema, value)).toBe(true);
      }
      if (code !== undefined && documented!.content)
        expect(Object.keys(documented!.headers!)).toContain('X-Error-Code');
      const type = response.headers.get('content-type')!;
      if (documented!.content)
        expect(document.isValid(documented!.content[type]!.schema ?? {}, JSON.parse(text))).toBe(true);
    },
  );
});

/** An unexpected error: a document does not list it, unless another error with its status is thrown. */
const isUnexpected = (status: number, text: string) => status === 500 && /internal server error/i.test(text);

test('every status that is documented is answered to some request', () => {
  const answered = requests.map(
    ({ status, target, verb }) => `${verb} ${target.replace(/\?.*/, '')} ${status}`,
  );
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, { responses }]) =>
      Object.keys(responses).map((status) => `${verb.toUpperCase()} ${path} ${status}`),
    ),
  );
  const isError = (one: string) => / [45]\d\d$/.test(one) && !one.endsWith(' 422');
  expect(documented.filter((one) => isError(one) && !answered.includes(one)).sort()).toEqual(
    [...untold].sort(),
  );
});
