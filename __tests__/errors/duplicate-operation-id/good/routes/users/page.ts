export default class Users {
  /**
   * All of them.
   * @operationId listUsers
   */
  get() {
    return { total: 0 };
  }

  /**
   * What the list of todos was once.
   * @operationId listTodos
   * @hidden
   */
  post() {
    return { total: 0 };
  }
}
