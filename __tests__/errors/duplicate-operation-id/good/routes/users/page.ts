export default class Users {
  /**
   * All of them.
   * @operationId listUsers
   */
  get() {
    return { total: 0 };
  }
}
