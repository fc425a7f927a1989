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
}
