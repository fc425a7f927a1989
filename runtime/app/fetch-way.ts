import { FetchExchange } from '../exchange/fetch.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { App } from './app.ts';

/**
 * The answer to a request that needs nothing of h3's. Undefined where it does: for whatever is not spelt as everybody does, routes that
 * ask for the event, HEAD, whose answer says how long another one would be, and apps with routes or middleware of their own.
 */
export function answerDirectly(app: App, request: WebRequest): Response | Promise<Response> | undefined {
  if (app.isExtended || request.method === 'HEAD') return undefined;
  const { url } = request;
  const begin = url.indexOf('/', url.indexOf('://') + 3);
  if (begin === -1 || url.includes('#')) return undefined;
  const question = url.indexOf('?', begin);
  const path = question === -1 ? url.slice(begin) : url.slice(begin, question);
  const match = app.table.findOrdinary(path);
  const verb = match?.entry.verb(request.method);
  if (match === undefined || verb === undefined || verb.isViaH3) return undefined;
  const search = question === -1 ? '' : url.slice(question + 1);
  const start = app.policy.begin();
  return new FetchExchange(request, path, search, start, match, app).run(verb);
}
