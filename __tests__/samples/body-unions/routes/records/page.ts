import type { Body, Field, int } from 'routeclass';

interface Known {
  id: int;
}

interface Filled {
  id: int;
  size: Field<int, { default: 1 }>;
}

type Tagged = { kind: 'a'; size: Field<int, { default: 1 }> } | { kind: 'b'; name: string };

export default class Records {
  post(value: Body<Known | Record<string, int>>) {
    return { value };
  }

  put(value: Body<Filled | Record<string, int | string> | string[]>) {
    return { value };
  }

  patch(value: Body<{ name: string } | Record<string, unknown>>) {
    return { value };
  }

  delete(value: Body<Tagged | Record<string, unknown>>) {
    return { value };
  }

  /** To TypeScript the one tagged member is a record as well, and the other is none. */
  get(value: Body<Tagged | Record<string, string>>) {
    return { value };
  }
}
