import { settableName } from '../exchange/head.ts';

/** How requests get their ids. */
export interface RequestIdOptions {
  /** The header that carries the id, in both directions. Default `x-request-id`. */
  readonly header?: string;
}

export const defaultRequestIdHeader = 'x-request-id';

/** Ids as others make them: UUID, ULID, trace ids. Anything else could write into logs what it likes. */
const sane = /^[A-Za-z0-9._:+/=@~-]{1,128}$/;

/** The id that a client sent, if it may go into logs and answers. */
export function saneRequestId(sent: string | null | undefined): string | undefined {
  return typeof sent === 'string' && sane.test(sent) ? sent : undefined;
}

/** Gives every request an id: the client's own where it is sane, otherwise a new one. */
export class RequestIds {
  /** In lower case. */
  readonly header: string;

  /** @throws TypeError for an invalid header name */
  constructor({ header = defaultRequestIdHeader }: RequestIdOptions = {}) {
    this.header = settableName(header.toLowerCase());
  }

  idFor(sent: string | null | undefined): string {
    return saneRequestId(sent) ?? crypto.randomUUID();
  }
}
