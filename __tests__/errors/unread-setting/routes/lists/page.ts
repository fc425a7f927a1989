/**
 * All lists.
 *
 * @tags lists
 */
export default class Lists {
  get() {
    return { total: 0 };
  }
}
