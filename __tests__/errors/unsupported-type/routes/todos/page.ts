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

class Lamp {
  on = false;
  set watts(watts: number) {
    this.on = watts > 0;
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

  patch(lamp: Body<Lamp>): void {}
}
