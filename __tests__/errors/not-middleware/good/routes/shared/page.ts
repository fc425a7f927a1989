export default class Shared {
  get() {
    return { total: 0 };
  }
}
