export default class Root {
  get() {
    return { up: true };
  }
}
