class Feed implements AsyncIterable<number> {
  async *[Symbol.asyncIterator](): AsyncGenerator<number> {
    yield 1;
  }
}

export default class Feeds {
  get() {
    return new Feed();
  }

  async *post() {}
}
