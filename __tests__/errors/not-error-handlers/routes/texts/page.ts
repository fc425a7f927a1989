export default class Texts {
  get() {
    return { total: 0 };
  }
}
