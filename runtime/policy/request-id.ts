import { settableName } from '../exchange/head.ts';

/** Settings for request ids. */
export interface RequestIdOptions {
  /** The header that carries the id, in both directions. Default `x-request-id`. */
  readonly header?: string;
}

export const defaultRequestIdHeader = 'x-request-id';

/** Ids in common formats: UUID, ULID, trace ids. Arbitrary text could forge log entries. */
const sane = /^[A-Za-z0-9._:+/=@~-]{1,128}$/;

/** The id that a client sent, if it is safe for logs and answers. */
export function saneRequestId(sent: string | null | undefined): string | undefined {
  return typeof sent === 'string' && sane.test(sent) ? sent : undefined;
}

/** Gives every request an id: the client's own if it is safe, otherwise a new one. */
export class RequestIds {
  /** The header name in lower case. */
  readonly header: string;

  /** @throws TypeError for an invalid header name */
  constructor({ header = defaultRequestIdHeader }: RequestIdOptions) {
    this.header = settableName(header.toLowerCase());
  }

  idFor(sent: string | null | undefined): string {
    return saneRequestId(sent) ?? crypto.randomUUID();
  }
}
