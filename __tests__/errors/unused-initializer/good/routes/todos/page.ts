import type { Body, Field, Form, int } from 'routeclass';

enum Status {
  open = 'is-open',
  done = 'is-done',
}

type Json = string | null | Json[];

enum Level {
  low,
  high,
}

class Author {
  name!: Field<string, { default: 'Ada' }>;
}

class TodoCreate {
  kind = 'todo' as const;
  title!: string;
  priority: Field<int, { default: 10 }> = 10;
  tags!: Field<string[], { default: [] }>;
  status!: Field<Status, { default: Status.open }>;
  levels!: Field<Status[], { default: [Status.open, Status.done] }>;
  past!: Field<Status[] | null, { default: [] }>;
  range!: Field<[Level, Level], { default: [Level.low, Level.high] }>;
  more!: Field<Json, { default: null }>;
  key?: string = String(Math.random());
  author!: Author;
}

class Login {
  remember!: boolean;
}

class Todo {
  done = false;
}

/** The app constructs it, and a client sends some of it. */
class User {
  name = '';
  bio: string | null = null;
}

type UserUpdate = Partial<Pick<User, 'bio'> & { image: string }>;

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

  patch(update: Body<UserUpdate>) {
    return { ...new User(), ...update };
  }
}
