export default class Todos {
  #titles = ['milk'];

  private list() {
    return this.#titles;
  }
}
