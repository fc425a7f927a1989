import type { Body, Query } from 'routeclass';

interface Report {
  lines: AsyncGenerator<string>;
}

export default class Streams {
  async *get(): AsyncGenerator<Map<string, string>> {
    yield new Map();
  }

  async *post(image: Body<Blob>) {
    yield { size: BigInt(image.size) };
  }

  *put() {
    yield 1;
  }

  patch(id: Query<string>): [AsyncIterable<string | undefined>, 200] | ReadableStream<Report> {
    return id === '' ? new ReadableStream() : [this.#none(), 200];
  }

  async delete(): Promise<Report | AsyncGenerator<Map<string, string>>> {
    return { lines: this.#none() };
  }

  async *#none(): AsyncGenerator<string> {}
}
