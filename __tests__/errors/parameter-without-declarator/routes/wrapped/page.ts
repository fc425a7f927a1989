import type { Basic, Body, Query } from 'routeclass';

interface Todo {
  title: string;
  done: boolean;
}

export default class Wrapped {
  get(tags: Readonly<Query<string[], { maxItems: 3 }>>, kinds?: Readonly<Query<('a' | 'b')[]>> | null) {
    return { tags, kinds };
  }

  put(todo: Partial<Body<Todo>>, login: Readonly<Basic>) {
    return { todo, user: login.username };
  }

  patch(todo: Omit<Body<Todo>, 'done'> = { title: 'Buy milk' }) {
    return { title: todo.title };
  }
}
