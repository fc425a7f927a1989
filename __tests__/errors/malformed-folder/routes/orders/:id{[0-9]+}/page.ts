export default class Sale {
  get() {
    return { reduced: true };
  }
}
