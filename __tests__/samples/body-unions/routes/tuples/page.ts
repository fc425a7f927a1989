import type { Body, Field, int } from 'routeclass';

interface Sized {
  id: int;
  size: Field<int, { default: 1 }>;
}

interface Named {
  id: int;
  name?: string;
}

interface Texted {
  id: int;
  size: Field<string, { default: 'small' }>;
}

export default class Tuples {
  post(value: Body<[Named] | [Sized]>) {
    return { value };
  }

  put(value: Body<[Named, ...Sized[]] | Named[] | [int, Named]>): { value: [Named, ...Sized[]] | Named[] | [int, Named] } {
    return { value };
  }

  patch(value: Body<[Named, Sized?] | [Sized, Texted?]>) {
    return { value };
  }

  delete(value: Body<['named', Named] | ['sized', Sized]>) {
    return { value };
  }
}
