export default class Lists {
  static readonly delete = true;

  /** A helper of the method that answers. */
  static get() {
    return { deletes: Lists.put() };
  }

  private static put() {
    return Lists.delete;
  }

  get() {
    return Lists.get();
  }
}
