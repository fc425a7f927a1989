export default class Kept {
  get() {
    return { total: 0 };
  }
}
