export default class Wrapped {
  get() {
    return { wrapped: true };
  }
}
