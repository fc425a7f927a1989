interface Todo {
  title: string;
}

interface Context {
  body: Todo;
  params: { id: string };
  query?: { limit?: string };
}

export default class Contexts {
  put({ body, params: { id } }: Context) {
    return { id, title: body.title };
  }

  /** A model that has a field of such a name. */
  post({ query }: { query: string }) {
    return query;
  }
}
