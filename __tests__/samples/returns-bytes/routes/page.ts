import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { type Query, reply } from 'routeclass';

export default class Bytes {
  get() {
    return new Blob(['text'], { type: 'text/plain' });
  }

  async post() {
    return openAsBlob('page.ts');
  }

  put(): [ReadableStream<Uint8Array>, 200, { 'content-type': 'text/csv' }] {
    return [new ReadableStream(), 200, { 'content-type': 'text/csv' }];
  }

  patch(name: Query<string>) {
    const disposition = `attachment; filename=${name}`;
    return reply(new ReadableStream<string>(), 201, { 'content-type': 'text/csv', 'content-disposition': disposition });
  }

  delete() {
    return Readable.toWeb(Readable.from(['a']));
  }
}
