export default class Plain {
  get() {
    return { total: 0 };
  }
}
