import { expect } from '@jest/globals';
import type { Answer } from './client.ts';

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const message = expect.stringMatching(/^[A-Z][^\n]{4,150}\.$/);

/**
 * Expects a 422 of `detailedErrors()` with exactly these pairs of field and type, in this order, and nothing
 * else in the body.
 */
export function expectInvalid(
  answer: Answer,
  ...errors: readonly (readonly [field: string, type: string])[]
): void {
  expect([answer.status, answer.json]).toEqual([
    422,
    {
      detail: 'Validation failed',
      errors: errors.map(([field, type]) => ({ field, message, type })),
      timestamp: iso,
    },
  ]);
  expect(answer.headers['content-type']).toBe('application/json');
  expectRecent(answer);
}

interface Expected {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  readonly detail: unknown;
  /** The error headers by lower-case name; all others must be absent. */
  readonly headers?: { readonly [name: string]: string };
}

const errorHeaders = ['x-error-code', 'x-field', 'x-resource-type', 'retry-after'];

/** Expects an HTTP error of `detailedErrors()` with exactly this body and these error headers. */
export function expectHttpError(answer: Answer, { headers = {}, ...expected }: Expected): void {
  const { status, ...rest } = expected;
  expect([answer.status, answer.json]).toEqual([status, { ...rest, status_code: status, timestamp: iso }]);
  expect(answer.headers['content-type']).toBe('application/json');
  const sent = errorHeaders.filter((name) => answer.headers[name] !== undefined);
  expect(Object.fromEntries(sent.map((name) => [name, answer.headers[name]]))).toEqual(headers);
  expectRecent(answer);
}

function expectRecent({ json }: Answer): void {
  const { timestamp } = json as { timestamp: string };
  expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);
}
