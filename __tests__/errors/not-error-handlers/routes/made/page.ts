export default class Made {
  get() {
    return { total: 0 };
  }
}
