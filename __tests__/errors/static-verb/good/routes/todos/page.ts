export default class Todos {
  static total = 0;

  get() {
    return { total: Todos.total };
  }

  delete() {
    return { total: 0 };
  }
}
