/**
 * What there is to do.
 *
 * @deprecated Ask `/tasks`.
 * @internal
 */
export default class Todos {
  /**
   * All of them.
   *
   * @operationId listTodos
   * @audience partners
   */
  get() {
    return { total: 0 };
  }

  /** @hidden */
  post() {
    return { total: 1 };
  }

  /**
   * Takes away all of them.
   *
   * @throws {409} Some are locked
   * @deprecated
   */
  delete() {
    return { total: 0 };
  }
}
