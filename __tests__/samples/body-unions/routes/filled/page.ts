import type { Body, Field, int } from 'routeclass';

type Kind = 'x' | int;

interface Limited {
  limit: Field<int, { default: 10 }>;
}

interface Whole {
  limit?: string;
  all: boolean;
  more?: int[];
}

export default class FilledUnions {
  post(value: Body<Limited | Whole | { id: int }>) {
    return { value };
  }

  put(value: Body<Limited[] | Record<string, string>[]>) {
    return { value };
  }

  delete(value: Body<{ limit?: int; name?: string } | Limited>) {
    return { value };
  }

  patch(value: Body<{ kind: 'x'; size: Field<int, { default: 1 }> } | { kind: Kind; name?: string }>) {
    return { value };
  }
}
