export default class Todos<T> {
  #last: T | undefined;

  get() {
    return this.#last === undefined ? 'none' : 'some';
  }
}
