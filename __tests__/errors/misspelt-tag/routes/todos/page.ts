/**
 * What there is to do.
 *
 * @deprecate Ask `/tasks`.
 */
export default class Todos {
  /**
   * All of them.
   *
   * @operationID listTodos
   */
  get() {
    return { total: 0 };
  }

  /** @hiden */
  post() {
    return { total: 1 };
  }

  /**
   * Takes away all of them.
   *
   * @throw {409} Some are locked
   * @Deprecated
   */
  delete() {
    return { total: 0 };
  }

  /** @hide */
  put() {
    return { total: 2 };
  }
}
