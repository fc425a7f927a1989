export default class Count {
  async *get() {
    yield { id: 1 };
    yield { id: 2 };
    return;
  }
}
