import type { Body, Form, int } from 'routeclass';

const most = 10;

enum Status {
  open = 'is-open',
  done = 'is-done',
}

enum Level {
  low,
  high,
}

/** Leads back to itself. */
type Json = string | null | Json[];

class Author {
  name = 'Ada';
}

class TodoCreate {
  kind = 'todo' as const;
  title!: string;
  priority: int = most;
  tags: string[] = [];
  status = Status.open;
  was: Status | null = null;
  key: string = String(Date.now());
  levels: Status[] = [Status.open, Status.done];
  past: Status[] | null = [];
  range: [Level, Level] = [Level.low, Level.high];
  more: Json = null;
  level: Level | string = String(Date.now());
  author!: Author;
}

class Login {
  remember = false;
}

/** Nobody sends it. */
class Todo {
  done = false;
}

export default class Todos {
  get() {
    return new Todo();
  }

  post(todo: Body<TodoCreate>) {
    return todo;
  }

  put(login: Form<Login>) {
    return login;
  }
}
