import type { Body, Field, int } from 'routeclass';

export type Name = string | string[];

export type Nested = (string | Nested)[];

export interface Corner {
  x: int;
  y: Field<int, { default: 0 }>;
}

export interface Shape {
  /** @example [1, 2] */
  size: [int, int];
  /** @default [0, "px"] */
  from: [int, string];
  /**
   * @example Circle
   * @example ["Disc", "Circle"]
   */
  name: Name;
  /** @default none */
  other: Name;
  /** @example ["a", ["b"]] */
  groups: Nested;
  /** @example { "x": 1 } */
  corner: Corner;
}

export default class Shapes {
  post(shape: Body<Shape>) {
    return { shape };
  }
}
