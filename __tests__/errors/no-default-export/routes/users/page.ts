export default class Users {
  get() {
    return { total: 0 };
  }
}
