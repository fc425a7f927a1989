import type { Body, Field } from 'routeclass';

export interface Circle {
  kind: 'circle';
  radius: Field<number, { gt: 0 }>;
}

export interface Square {
  kind: 'square';
  side: number;
  note?: string;
}

export type Shape = Circle | Square;

export default class Shapes {
  post(shape: Body<Shape>): Shape {
    return shape;
  }

  put(shapes: Body<Shape[]>): { shapes: Shape[]; first: Shape | null } {
    return { shapes, first: shapes[0] ?? null };
  }
}
