import type { Body } from 'routeclass';

interface Todo {
  id: bigint;
  tags: Set<string>;
  onDone: () => void;
  due: Date;
}

export default class Todos {
  get(): { byId: Map<string, string> } {
    return { byId: new Map() };
  }

  post(todo: Body<Todo>): void {}
}
