export default class Part {
  get() {
    return { found: true };
  }
}
