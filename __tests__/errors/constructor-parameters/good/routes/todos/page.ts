export default class Todos {
  readonly #titles: string[];

  constructor(titles: string[] = ['milk']) {
    this.#titles = titles;
  }

  get() {
    return this.#titles;
  }
}
