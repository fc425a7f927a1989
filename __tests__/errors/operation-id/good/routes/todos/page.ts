export default class Todos {
  /** @operationId listTodos */
  get() {
    return { total: 0 };
  }

  /** @operationId todos/add-one */
  post() {
    return { total: 1 };
  }
}
