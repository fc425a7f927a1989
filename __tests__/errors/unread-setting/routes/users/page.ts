export default class Users {
  tag = 'users';
  limits = { files: 0 };

  /**
   * How many there are.
   *
   * @tag users
   */
  get() {
    return { total: 0 };
  }

  /** @security bearer */
  delete() {
    return { total: 0 };
  }
}
