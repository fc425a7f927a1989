/**
 * All lists.
 *
 * @tags lists
 */
export default class Lists {
  get() {
    return { total: 0 };
  }

  /**
   * Makes a list.
   *
   * @status 201
   * @response 409 There is one already
   */
  post() {
    return { total: 1 };
  }
}
