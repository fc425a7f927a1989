export default class Lists {
  readonly #titles: string[];

  constructor(title?: string, ...titles: string[]) {
    this.#titles = title === undefined ? titles : [title, ...titles];
  }

  get() {
    return this.#titles;
  }
}
