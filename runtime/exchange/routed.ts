import type { Match } from '../routing/table.ts';

/** The data of a request once its route is found. */
export interface Routed {
  /** The path without its query. */
  readonly path: string;
  /** Query text, raw, without `?`. */
  readonly search: string;
  readonly match: Match;
  /** The time at which the request began, from `begin` of the policy. */
  readonly start: number;
}
