import { expect } from '@jest/globals';
import type { Answer } from './client.ts';

interface Entry {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly input: unknown;
  readonly ctx?: { readonly [name: string]: unknown };
}

/**
 * Expects a 422 in the default mode with exactly these entries, in this order. Each must have a `msg`, with
 * any wording.
 */
export function expectFaults(answer: Answer, entries: readonly Entry[]): void {
  const { detail } = answer.json as { detail: Record<string, unknown>[] };
  expect(answer.status).toBe(422);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(detail.map(({ msg: _, ...rest }) => rest)).toEqual(entries);
  for (const { msg } of detail) expect(msg).toMatch(/^[A-Z][^\n]{4,150}\.$/);
}

/** Expects status 200 with this JSON. */
export function expectJson(answer: Answer, body: unknown): void {
  expect([answer.status, answer.json]).toEqual([200, body]);
  expect(answer.headers['content-type']).toBe('application/json');
}

export function expectDetail(answer: Answer, status: number, detail: string): void {
  expect([answer.status, answer.json]).toEqual([status, { detail }]);
  expect(answer.headers['content-type']).toBe('application/json');
}
