import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Routes } from '../../../runtime/generated.ts';
import { createApp } from '../../../runtime/index.ts';
import type { Running, Way } from './ways.ts';

/** Serves an app for the tests of a block, and expects that it reports no error. */
export function quietApp(way: Way, routes: Routes): { readonly port: number } {
  let server: Running;
  const reported: unknown[] = [];
  beforeAll(async () => {
    server = await way.start(createApp(routes, { onError: (error) => reported.push(error) }));
  });
  afterAll(async () => {
    await server.close();
    expect(reported).toEqual([]);
  });
  return {
    get port() {
      return server.port;
    },
  };
}
