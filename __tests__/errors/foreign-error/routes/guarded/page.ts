export default class Guarded {
  get() {
    return { total: 0 };
  }
}
