export default class Bytes {
  get() {
    return new Blob(['x'.repeat(100_000)], { type: 'text/plain' });
  }
}
