export default class Pairs {
  get() {
    return { total: 0 };
  }
}
