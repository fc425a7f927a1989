import type { Basic, Body, Query } from 'routeclass';

interface Todo {
  title: string;
  done: boolean;
}

export default class Wrapped {
  get(tags: Query<readonly string[], { maxItems: 3 }>, kinds?: Query<readonly ('a' | 'b')[] | null>) {
    return { tags, kinds };
  }

  put(todo: Body<Partial<Todo>>, login: Basic) {
    return { todo, user: login.username };
  }

  patch(todo: Body<Omit<Todo, 'done'>> = { title: 'Buy milk' }) {
    return { title: todo.title };
  }
}
