import { type AppOptions, createApp, type Routes } from 'routeclass';

/**
 * The compiled app of a sample. Imported dynamically, because samples are separate apps with their own
 * compiler options.
 */
export async function sampleApp(name: string, options?: AppOptions): Promise<ReturnType<typeof createApp>> {
  const module: { routes: Routes } = await import(`../../samples/${name}/expected/dispatch.ts`);
  return createApp(module.routes, options);
}

/** An entry of a 422. */
interface Entry {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly ctx?: unknown;
}

/**
 * Sends a body, if any, as JSON. Returns `show` of each entry of a 422; otherwise the answer, or its status
 * where the answer is empty.
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
