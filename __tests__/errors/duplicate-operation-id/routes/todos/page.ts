export default class Todos {
  /**
   * All todos.
   *
   * @operationId listAll
   */
  get() {
    return { total: 0 };
  }
}
