export default class Todos {
  get() {
    return { total: 0 };
  }

  static put = () => ({ total: 0 });

  static delete() {
    return { total: 0 };
  }
}
