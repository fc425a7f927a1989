export default class Todos {
  #titles: string[];

  constructor(titles: string[]) {
    this.#titles = titles;
  }

  get() {
    return this.#titles;
  }
}
