import type { ErrorHandlers } from 'routeclass';

/** A page, a text as JSON, and no body at all. */
export default {
  http: ({ detail, status }) => {
    if (status === 409) return [detail, 409];
    if (status === 500) return [detail, 205];
    return [`<h1>${detail}</h1>`, 404, { 'Content-Type': 'text/html' }];
  },
  validation: ({ entries }) => {
    if (entries.length > 1) return [undefined, 400];
    const type = entries[0]?.loc[0] === 'query' ? 'text/plain' : 'text/html';
    return ['Please look at it again', 422, { 'content-type': type }];
  },
} satisfies ErrorHandlers;
