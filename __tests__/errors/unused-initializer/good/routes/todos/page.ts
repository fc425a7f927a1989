import type { Body, Field, Form, int } from 'routeclass';

class Author {
  name!: Field<string, { default: 'Ada' }>;
}

class TodoCreate {
  kind = 'todo' as const;
  title!: string;
  priority: Field<int, { default: 10 }> = 10;
  tags!: Field<string[], { default: [] }>;
  key?: string;
  author!: Author;
}

class Login {
  remember!: boolean;
}

class Todo {
  done = false;
}

export default class Todos {
  get() {
    return new Todo();
  }

  post(todo: Body<TodoCreate>) {
    return { ...todo, key: todo.key ?? String(Date.now()) };
  }

  put(login: Form<Login>) {
    return login;
  }
}
