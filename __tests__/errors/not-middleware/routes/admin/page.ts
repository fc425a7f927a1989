export default class Admin {
  get() {
    return { total: 0 };
  }
}
