import type { Body } from 'routeclass';

interface Todo {
  id: bigint;
  tags: Set<string>;
  onDone: () => void;
  due: Date;
}

class Author {
  name = '';
  greet() {
    return `I am ${this.name}`;
  }
}

export default class Todos {
  get(): { byId: Map<string, string> } {
    return { byId: new Map() };
  }

  post(todo: Body<Todo>): void {}

  put(author: Body<Author>): Author {
    return author;
  }
}
