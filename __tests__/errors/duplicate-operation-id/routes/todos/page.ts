export default class Todos {
  /**
   * All todos.
   *
   * @operationId listAll
   */
  get() {
    return { total: 0 };
  }

  /** @operationId patchUsers */
  put() {
    return { total: 1 };
  }
}
