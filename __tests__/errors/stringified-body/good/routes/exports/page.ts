const todos = ['Buy milk'];

export default class Exports {
  /** The text is meant, as the return type says. */
  get(): string {
    return JSON.stringify(todos);
  }

  put() {
    return { text: JSON.stringify(todos) };
  }
}
