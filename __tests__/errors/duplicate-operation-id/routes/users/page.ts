export default class Users {
  /**
   * All users.
   *
   * @operationId listAll
   */
  get() {
    return { total: 0 };
  }
}
