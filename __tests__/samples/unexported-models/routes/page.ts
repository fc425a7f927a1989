import type { Body, Field, int } from 'routeclass';

interface Inner {
  text?: string;
  size: Field<int, { default: 1 }>;
}

interface Other {
  kind: 'other';
  note?: string;
}

interface Plain {
  kind: 'plain';
}

export interface Outer {
  inner: Inner;
  maybe?: Inner;
  list: Inner[];
  either: Inner | null;
  pair: [Inner, Inner?];
  record: Record<string, Inner>;
}

export type Shape = Other | Plain;

export default class Outers {
  post(outer: Body<Outer>): Outer {
    return outer;
  }

  put(shape: Body<Shape>): Shape {
    return shape;
  }

  patch(inners: Body<Inner[]>): Inner[] {
    return inners;
  }
}
