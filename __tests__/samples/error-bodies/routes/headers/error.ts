import { type ErrorHandlers, reply } from 'routeclass';

const headersOf = (kind: string) => ({ 'content-type': `application/${kind}` });

/** Content types of which only some are sent, that stand in a type, and that are not known. */
export default {
  http: ({ code, detail, headers, status }) => {
    if (status === 404)
      return [detail, 404, { 'content-type': code ? 'text/html' : undefined, ...headers }];
    if (status === 409) return [{ detail }, 409, { ...headersOf('vnd.shop+json') }];
    return reply({ detail }, 503, { 'content-type': 'application/problem+json' });
  },
  validation: ({ entries }) => faults(entries.map(({ msg }) => msg)),
} satisfies ErrorHandlers;

function faults(texts: readonly string[]): [{ texts: readonly string[] }, 400, { readonly [name: string]: string }] {
  return [{ texts }, 400, headersOf('vnd.shop+json')];
}
