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
  /**
   * Each in those around it.
   *
   * @title The groups
   *   it belongs to
   * @example ["a", ["b"]]
   */
  groups: Nested;
  /** @default 2 */
  width: 1 | '2';
  /** @default the 'old' */
  before: string;
  /** @default 'new' ones */
  after: string;
  /** @title Where it begins @example { "x": 1 } */
  corner: Corner;
  /** @title Left out */
  label?: Field<string, { title: 'What it is called' }>;
}

export default class Shapes {
  post(shape: Body<Shape>) {
    return { shape };
  }
}
