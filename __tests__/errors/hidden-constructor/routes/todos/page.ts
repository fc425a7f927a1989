export default class Todos {
  private constructor() {}

  get() {
    return 'todos';
  }
}
