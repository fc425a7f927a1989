import type { int, ReplyHeaders } from 'routeclass';

export interface Item {
  id: int;
}

/** How long it is kept. */
type Kept = { 'X-Cache'?: 'hit'; 'x-age': '2' | '1'; vary: string[] };
type Made = { 'x-cache': 'miss'; 'x-age': '0'; vary: string; etag: string | undefined };
type Sent = { 'x-cache': 'none'; 'x-age': '3'; vary: string[]; etag: string };

export default class Unions {
  /** A header that several types declare, in different spellings. */
  get(): [Item, 200, Kept | Made | Sent] {
    return [{ id: 1 }, 200, { 'x-cache': 'miss', 'x-age': '0', vary: 'accept', etag: undefined }];
  }

  /** The content type of bytes, among headers of any name. */
  post(): [Blob, 201, ReplyHeaders] | [Blob, 200, ReplyHeaders & { 'Content-Type': 'image/png' }] {
    return [new Blob(['a']), 200, { 'Content-Type': 'image/png' }];
  }

  /** That of items is fixed. */
  put(): [AsyncIterable<Item>, 200, ReplyHeaders] {
    return [items(), 200, {}];
  }
}

async function* items() {
  yield { id: 1 };
}
