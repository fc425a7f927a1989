import type { Body, Field } from 'routeclass';

class Lines extends ReadableStream<string> {}

interface Feed extends AsyncIterable<string> {
  title: string;
}

/** As `z.file()` of zod declares its own. */
interface Image extends Blob {
  readonly name: string;
}

export default class Parts {
  get(): { lines: Lines; feed: Feed } {
    throw new Error('none');
  }

  post(todo: Body<{ title: Field<string, { minLength: 1 }>; image: Image }>) {
    return { title: todo.title };
  }

  put(image: Body<Image>) {
    return { size: image.size };
  }

  patch(bytes: Body<Uint8Array[] | string>) {
    return { length: bytes.length };
  }

  delete(stream: Body<NodeJS.ReadableStream>): void {}
}
