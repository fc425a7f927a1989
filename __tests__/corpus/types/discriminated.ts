/** Unions whose members a field tells apart. */
import type { Field, int } from 'routeclass';

interface Circle {
  kind: 'circle';
  radius: Field<number, { gt: 0 }>;
}
interface Square {
  kind: 'square';
  side: int;
  corners: Field<int, { default: 4 }>;
}
export type Shape = Circle | Square;
export type MaybeShape = Shape | null;
export type Shapes = Shape[];
export interface Drawing {
  main: Shape;
  named: Record<string, Shape>;
  extra?: Shape | null;
}
export type Versioned = { v: 1; text: string } | { v: 2; texts: string[] };
export type Outcome = { ok: true; value: int } | { ok: false; error: string };
enum Type {
  Cat = 'cat',
  Dog = 'dog',
}
export type Animal = { type: Type.Cat; lives: int } | { type: Type.Dog; tricks: string[] };
export type SeveralTags = { kind: 'a' | 'b'; x: int } | { kind: 'c'; y: string };
export type SharedTag = { kind: 'a'; x: int } | { kind: 'a'; y: string } | { kind: 'b'; z: boolean };
export type NestedTag = { meta: { kind: 'a' }; x: int } | { meta: { kind: 'b' }; y: string };
export type Tagged = { id: int } & ({ kind: 'text'; text: string } | { kind: 'link'; url: string });
interface Base {
  kind: string;
  id: int;
}
interface Extended extends Base {
  kind: 'x';
  x: string;
}
interface Other extends Base {
  kind: 'y';
  y: int;
}
export type Derived = Extended | Other;
export type TwoLevels =
  | { area: 'user'; event: { type: 'in'; at: int } | { type: 'out' } }
  | { area: 'shop'; event: { type: 'sold'; price: number } };
export type TwoTags = { a: 1; b: 'x'; p: int } | { a: 1; b: 'y'; q: int } | { a: 2; b: 'x'; r: int };
export type NullTag = { error: null; data: int } | { error: string; data?: undefined };
export type ShapeOrText = Shape | string;
