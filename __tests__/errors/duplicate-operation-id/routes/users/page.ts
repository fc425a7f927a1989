export default class Users {
  /**
   * All users.
   *
   * @operationId listAll
   */
  get() {
    return { total: 0 };
  }

  /**
   * Adds one.
   *
   * @operationId addUser
   */
  post() {
    return { total: 1 };
  }

  /**
   * Adds one, or takes its place.
   *
   * @operationId addUser
   */
  put() {
    return { total: 1 };
  }

  patch() {
    return { total: 1 };
  }

  /**
   * Empties the list. It is not in the document.
   *
   * @hidden
   * @operationId listAll
   */
  delete() {
    return { total: 0 };
  }
}
