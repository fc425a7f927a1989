/** With the types of browsers; `returns-bytes` has those of Node. */
export default class Bytes {
  get() {
    return new Blob(['text'], { type: 'text/plain' });
  }

  async post() {
    return new Response('text').body ?? undefined;
  }

  put(): [ReadableStream<Uint8Array> | File, 200, { 'content-type': 'text/csv' | 'text/plain' }] {
    return [new ReadableStream(), 200, { 'content-type': 'text/csv' }];
  }

  patch(): [Blob, 200, { 'content-type'?: 'image/png' }] | [Blob, 201, { 'Content-Type': 'text/csv' } | { etag: string }] {
    return [new Blob(['text']), 200, {}];
  }
}
