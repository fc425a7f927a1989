import { detailedErrors, type HttpError } from 'routeclass';

const isShort = 'SHORT' in globalThis;

/** Two sets of handlers, of which the app chooses when it runs. */
export default isShort
  ? { ...detailedErrors(), http: ({ status }: HttpError) => [{ status }, status] as const }
  : {
      ...detailedErrors(),
      http: ({ headers, status }: HttpError) => [{ at: new Date(0) }, status, headers] as const,
    };
