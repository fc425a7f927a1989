export default class Todos {
  /** @operationId */
  get() {
    return { total: 0 };
  }

  /** @operationId add todo */
  post() {
    return { total: 1 };
  }

  /**
   * Replaces all.
   *
   * @operationId replace-all
   * @operationId replaceTodos
   */
  put() {
    return { total: 2 };
  }

  /**
   * @operationId löschen
   * @hidden
   */
  delete() {
    return { total: 0 };
  }
}
