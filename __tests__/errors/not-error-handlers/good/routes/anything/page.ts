export default class Anything {
  get() {
    return { total: 0 };
  }
}
