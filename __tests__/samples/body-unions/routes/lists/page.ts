import type { Body, Field, int } from 'routeclass';

interface Sized {
  id: int;
  size: Field<int, { default: 1 }>;
}

interface Named {
  id: int;
  name?: string;
}

type Nested = Nested[] | Named;

type Nameless = Nameless[] | { id: int };

export default class Lists {
  post(value: Body<Sized[] | Named[]>) {
    return { value };
  }

  put(value: Body<Named[] | Record<string, int>[] | null>) {
    return { value };
  }

  delete(value: Body<Sized | Named>) {
    return { value };
  }

  patch(value: Body<{ at: Nested } | { at: Nameless }>) {
    return { value };
  }
}
