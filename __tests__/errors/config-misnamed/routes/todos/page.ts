export default class Todos {
  get() {
    return { total: 0 };
  }
}
