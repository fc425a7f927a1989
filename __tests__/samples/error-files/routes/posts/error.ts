import { detailedErrors, type HttpError } from 'routeclass';

export default {
  ...detailedErrors(),
  http: ({ detail, status }: HttpError) => [{ post: detail }, status] as const,
};
