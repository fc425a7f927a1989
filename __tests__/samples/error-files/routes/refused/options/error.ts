import type { ErrorHandlers } from 'routeclass';

const status = 400;
const options = { status };

/** A status that is not written at the answer. */
export default {
  validation: ({ entries }) =>
    entries.length > 3 ? Response.json(null, options) : Response.json(null, { status }),
} satisfies ErrorHandlers;
