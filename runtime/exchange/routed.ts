import type { Match } from '../routing/table.ts';

/** What is known of a request once its route is found. */
export interface Routed {
  /** Without its query. */
  readonly path: string;
  /** Query text, raw, without `?`. */
  readonly search: string;
  readonly match: Match;
  /** The beginning, as `begin` of the policy gives it. */
  readonly start: number;
}
