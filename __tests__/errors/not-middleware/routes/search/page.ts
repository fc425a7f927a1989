export default class Search {
  get() {
    return { total: 0 };
  }
}
