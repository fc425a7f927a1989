export default class Empty {
  get() {
    return { todos: [], total: 0 };
  }

  post() {
    return [];
  }
}
