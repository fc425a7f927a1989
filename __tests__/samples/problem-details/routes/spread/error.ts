import { type HttpError, problemDetails } from 'routeclass';

export default {
  ...problemDetails({ debug: true }),
  http: ({ detail, status }: HttpError) => [{ own: detail }, status] as const,
};
