interface Todo {
  title: string;
}

class Resource<T> {
  protected last: T | undefined;
}

export default class Todos extends Resource<Todo> {
  get(): Todo | null {
    return this.last ?? null;
  }
}
