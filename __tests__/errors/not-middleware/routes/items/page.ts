export default class Items {
  get() {
    return { total: 0 };
  }
}
