import type { Body, Field, int } from 'routeclass';

type Underscored<T> = T extends readonly (infer I)[]
  ? Underscored<I>[]
  : T extends object
    ? { [K in keyof T & string as `_${K}`]: Underscored<T[K]> }
    : T;

interface Todo {
  title: string;
  parts: { size: int; unit: Field<string, { maxLength: 2 }> }[];
}

export default class Renamed {
  post(todo: Body<Underscored<Todo>>): void {}
}
