import type { int } from 'routeclass';

/** What every error of this service looks like. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  /** How often to try again. */
  readonly retries?: int;
  readonly fields?: readonly FieldFault[];
}

export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

export const problemJson = { 'content-type': 'application/problem+json' };
