interface Todo {
  id: number;
}

export default class Todos {
  async *get(): AsyncGenerator<Todo, number> {
    yield { id: 1 };
    return 1;
  }

  async *put(): AsyncGenerator<Todo, void> {
    yield { id: 1 };
    return;
  }
}
