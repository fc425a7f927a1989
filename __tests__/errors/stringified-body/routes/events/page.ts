const todos = [{ title: 'Buy milk' }];

export default class Events {
  /** The frame of an event is added to each item. */
  async *get() {
    for (const todo of todos) yield `data: ${JSON.stringify(todo)}\n\n`;
    for (const { title } of todos) yield 'data: ' + title + '\n\n';
  }

  /** So is the end of a line. */
  async *post() {
    for (const todo of todos) yield `${JSON.stringify(todo)}\n`;
  }

  /** The type says that they are texts, but not that they are the data of other events. */
  async *put(): AsyncGenerator<string> {
    for (const { title } of todos) yield `event: todo\ndata: ${title}\n\n`;
  }

  /** The fields of an event are sent as a model. */
  async *patch() {
    for (const [id, todo] of todos.entries()) yield { id, event: 'todo', data: JSON.stringify(todo) };
  }
}
