import type { Body, int, Path, Query } from 'routeclass';

interface Todo {
  title: string;
}

export default class Contexts {
  put(body: Body<Todo>, id: Path<int>, limit?: Query<int>) {
    return { id, title: body.title, limit };
  }

  /** A model that has a field of such a name. */
  post(value: Body<{ query: string }>) {
    return value.query;
  }
}
