export default class Todos {
  constructor(readonly name = 'todos') {}

  get(): string {
    return this.name;
  }
}
