import type { HttpError, ValidationFailure } from 'routeclass';

export default {
  validaton: ({ entries }: ValidationFailure) => [{ entries }, 422] as const,
  http: (error: HttpError) => ({ message: error.detail }),
  notFound: () => [null, 404] as const,
};
