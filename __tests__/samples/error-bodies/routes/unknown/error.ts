import type { ErrorHandlers } from 'routeclass';

const headersOf = (type: string) => ({ 'content-type': `application/${type}` });

/** Types that say nothing, or say what JSON does not have, and headers that only a request determines. */
export default {
  http: ({ cause, detail, headers, status }) => {
    if (status === 404) return new Response(detail, { status });
    if (status === 500) return [{ detail }, 500, headersOf(`${headers?.['x-kind'] ?? 'vnd.shop'}+json`)];
    return [{ cause: cause as any }, 409];
  },
  validation: ({ entries }) => [new Map(entries.map(({ loc, msg }) => [loc.join('.'), msg])), 422],
} satisfies ErrorHandlers;
