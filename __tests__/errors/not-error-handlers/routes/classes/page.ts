export default class Classes {
  get() {
    return { total: 0 };
  }
}
