import { type ErrorHandlers, reply } from 'routeclass';

export default {
  validation: ({ entries }) => [{ entries }, 999],
  http: (error) => (error.status === 404 ? Response.json(null, { status: 44 }) : [null, error.status]),
  unhandled: () => reply(null, 0),
} satisfies ErrorHandlers;
