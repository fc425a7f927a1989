/** Lists whose places are known. */
import type { Field, int } from 'routeclass';

interface Point {
  x: int;
  y: int;
}
export type Pair = [string, int];
export type OptionalLast = [string, int?];
export type Rest = [string, ...int[]];
export type LeadingRest = [...int[], string];
export type MiddleRest = [boolean, ...int[], string];
export type Labelled = [name: string, age: int, note?: string];
export type ReadonlyPair = readonly [boolean, string];
export type OfModels = [Point, { name: string }];
export type Empty = [];
export type One = [int];
export type NestedTuple = [[int, int], [string]];
export type NullableItem = [string | null, int];
type Concat<A extends unknown[], B extends unknown[]> = [...A, ...B];
export type Joined = Concat<[int, int], [string]>;
export type Pairs = [string, int][];
export interface Line {
  from: [int, int];
  to: readonly [x: int, y: int];
  via?: [int, int][];
  label: [string] | [string, string];
}
export type Ends = [Field<string, { minLength: 1 }>, Field<int, { ge: 0 }>];
export type Command = ['move', int, int] | ['say', string];
export type ConstTuple = typeof constants;
declare const constants: readonly ['a', 1, true];
