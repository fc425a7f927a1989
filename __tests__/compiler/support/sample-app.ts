import { type AppOptions, createApp, type Routes } from 'routeclass';

/**
 * The app that a sample compiles to. Samples are apps of their own, under compiler options of their own: so
 * no static import.
 */
export async function sampleApp(name: string, options?: AppOptions): Promise<ReturnType<typeof createApp>> {
  const module: { routes: Routes } = await import(`../../samples/${name}/expected/dispatch.ts`);
  return createApp(module.routes, options);
}

/** What a 422 says of one value. */
export interface Entry {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly ctx?: unknown;
}

/**
 * Sends a body as JSON, where there is one: gives what `show` makes of each entry of a 422, else the answer,
 * or its status where it is empty.
 */
export async function exchangeJson(
  app: ReturnType<typeof createApp>,
  [method, path]: readonly [method: string, path: string],
  body: unknown,
  show: (entry: Entry) => unknown,
): Promise<unknown> {
  const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await app.fetch(new Request(`http://app.test${path}`, body === undefined ? {} : init));
  if (response.status === 204) return 204;
  const json = (await response.json()) as { detail?: readonly Entry[] };
  return json.detail?.map(show) ?? json;
}
