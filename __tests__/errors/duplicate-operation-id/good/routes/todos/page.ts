export default class Todos {
  /**
   * All of them.
   * @operationId listTodos
   */
  get() {
    return { total: 0 };
  }
}
