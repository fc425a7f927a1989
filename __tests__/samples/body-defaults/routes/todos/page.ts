import type { Body, Field, int } from 'routeclass';

export interface Todo {
  title: string;
  completed: Field<boolean, { default: false }>;
}

/** Called as the document would call what clients get of a `Todo`. */
export interface TodoOutput extends Todo {
  id: int;
}

export default class Todos {
  get(): Todo {
    return { title: 'Write', completed: false };
  }

  post(todo: Body<Todo>): TodoOutput {
    return { ...todo, id: 1 };
  }
}
