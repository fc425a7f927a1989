const todos = [{ title: 'Buy milk' }];

export default class Events {
  async *get() {
    for (const todo of todos) yield todo;
    for (const { title } of todos) yield title;
  }

  async *post() {
    for (const todo of todos) yield todo;
  }

  /** Texts of other forms. */
  async *put() {
    for (const { title } of todos) yield `${title}\n`;
  }
}
