import type { Body, int } from 'routeclass';

export interface Base {
  id: int;
}

export interface Extended extends Base {
  name: string;
}

export type Mixed = { a: string; b?: int; list: string[] } | { a: string; c?: string; inner: { tags: string[] } } | Base;

export type Placed = { at: { x: int; y?: int }[] | null } | { at: { x: int; z?: string }[] };

export interface Holder {
  mixed: Mixed;
  placed: Placed;
  all: Mixed[];
  inner: { tags: string[] };
}

export default class Overlapping {
  get(holder: Body<Holder>): Holder {
    return holder;
  }

  post(value: Body<Base | Extended>) {
    return value;
  }

  put(value: Body<Extended | string | int[] | null>) {
    return { value };
  }

  patch(value: Body<{ a: string } | { b: int } | Record<string, boolean>>) {
    return { value };
  }

  delete(value: Body<Mixed | Mixed[] | null>): Mixed | null {
    return Array.isArray(value) ? (value[0] ?? null) : value;
  }
}
