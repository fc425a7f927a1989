export default class Count {
  async *get() {
    yield { id: 1 };
    return { total: 1 };
  }

  async post() {
    return this.get();
  }

  async *put() {
    return { total: 1 };
  }
}
