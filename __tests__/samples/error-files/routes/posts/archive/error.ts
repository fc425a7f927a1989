import type { ValidationFailure } from 'routeclass';

export default {
  validation({ entries }: ValidationFailure) {
    return Response.json({ faults: entries.length }, { status: 400 });
  },
};
