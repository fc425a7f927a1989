export default class Todos {
  #titles = ['milk'];

  get() {
    return this.#titles;
  }
}
