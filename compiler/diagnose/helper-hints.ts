import { returnedInstead } from './answer-hints.ts';
import { hintOfRequest } from './request-hints.ts';

/** The functions of h3 by which its handlers read a request, and the parts that they read. */
const readers: readonly (readonly [RegExp, part: string])[] = [
  [/^get(?:Validated)?Query$/, 'query'],
  [/^get(?:Validated)?RouterParams?$/, 'params'],
  [/^get(?:Request)?Headers?$/, 'headers'],
  [/^(?:getCookie|getValidatedCookies|parseCookies)$/, 'cookies'],
  [/^read(?:Raw|Validated)?Body$/, 'body'],
  [/^read(?:Multipart)?FormData$/, 'file'],
];

/** Those by which they answer, and by which they are made. */
const others: readonly (readonly [RegExp, hint: string])[] = [
  [/^setResponseStatus$/, 'Return `reply(body, 201)`.'],
  [
    /^(?:append|set)(?:Response)?Headers?$/,
    "Return the headers with the answer: `reply(body, 200, { 'x-total': '5' })`.",
  ],
  [/^sendRedirect$/, "Return `redirect('/todos')`, with `import { redirect } from 'routeclass'`."],
  [/^sendError$/, "Write `throw new HttpError(404, 'No such todo')`."],
  [/^sendNoContent$/, 'Return `reply(undefined, 204)`.'],
  [/^send(?:Stream|WebResponse)?$/, returnedInstead],
  [
    /^(?:define(?:Event|Cached(?:Event)?)?Handler|eventHandler)$/,
    'A route is a class with a method for each verb: `export default class Todos { get() { ... } }`.',
  ],
];

/** Those for which a route class has nothing of its own. */
const usable =
  /^(?:basicAuth|bodyLimit|createEventStream|define(?:Middleware|WebSocketHandler)|deleteCookie|fromNodeHandler|getRequestIP|handleCacheHeaders|on(?:Request|Response)|requireBasicAuth|serveStatic|setCookie|toResponse|(?:clear|get|update|use)Session)$/;

/**
 * What to write in place of a function of h3 or Nitro: `id: Path<string>` for `getRouterParam(event, 'id')`.
 * `after` is the text after the name.
 */
export function hintOfHelper(name: string, after: string): string | undefined {
  if (usable.test(name)) return `It is a function of h3: write \`import { ${name} } from 'h3'\`.`;
  const part = readers.find(([names]) => names.test(name))?.[1];
  if (part === undefined) return others.find(([names]) => names.test(name))?.[1];
  const read = /^\(\s*\w+\s*,\s*(['"][\w-]+['"])/.exec(after)?.[1];
  return hintOfRequest('event', `.${part}${read === undefined ? '' : `[${read}]`}`);
}
