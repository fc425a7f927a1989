import type { ErrorHandlers } from 'routeclass';

/** Every error has the same status, whatever it was. */
export default {
  http: ({ detail }) => [{ ok: false, detail }, 200],
  validation: () => [{ ok: false, detail: 'invalid' }, 200],
} satisfies ErrorHandlers;
