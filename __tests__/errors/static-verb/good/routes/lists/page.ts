export default class Lists {
  static readonly delete = true;

  get() {
    return { deletes: Lists.delete };
  }
}
