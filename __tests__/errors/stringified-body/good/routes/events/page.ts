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

  /** The object is meant, as the return type says. */
  async *patch(): AsyncGenerator<{ event: string; data: { title: string } }> {
    for (const todo of todos) yield { event: 'todo', data: todo };
  }

  /** A model. */
  async *delete() {
    for (const [id, data] of todos.entries()) yield { id, data };
  }
}
