class Feed implements AsyncIterable<number> {
  async *[Symbol.asyncIterator](): AsyncGenerator<number> {
    yield 1;
  }
}

export default class Feeds {
  get(): AsyncIterable<number> {
    return new Feed();
  }

  async *post() {
    yield* new Feed();
  }
}
