import type { HttpError } from 'routeclass';

interface Missing {
  readonly missing: true;
}

type Refused = { readonly reason: string; readonly at: Date } | null;

/** The declared type tells which body belongs to which status. */
function http({ detail, status }: HttpError): [Missing, 404] | [Refused, 400 | 503] {
  if (status === 404) return [{ missing: true }, 404];
  return [status === 500 ? null : { reason: detail, at: new Date(0) }, status === 500 ? 503 : 400];
}

export default { http };
