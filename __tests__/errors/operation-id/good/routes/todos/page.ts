export default class Todos {
  /** @operationId listTodos */
  get() {
    return { total: 0 };
  }
}
