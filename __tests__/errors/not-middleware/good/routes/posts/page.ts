export default class Posts {
  get() {
    return { total: 0 };
  }
}
