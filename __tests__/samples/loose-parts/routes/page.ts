import type { Body, Field, int } from 'routeclass';

export interface Point {
  x: number;
  y: number;
}

/** No module exports `Partial<Point>`, `Slice<Tags>`: they have types of their own in generated code. */
interface Slice<T> {
  items: T[];
  next?: string;
}

export interface Tags {
  tags?: string[];
}

/** Told apart by a field. */
export type Payment =
  | { method: 'card'; exp: readonly [month: int, year: int] }
  | { method: 'invoice'; due: string }
  | { method: 'voucher'; codes: string[]; note?: string };

/** Told apart by what fits. */
export type Shape = { radius: number; tags: string[] } | { width: number; label?: string } | null;

/** One of a kind, or many. */
export type Some = { points: Point[]; at?: [number, number] } | string[];

export type Pair = [left: { tags: string[]; on?: boolean }, right: Partial<Point>];
export type Many = { tags: string[]; on?: boolean }[];
export type ByName = Record<string, { tags: string[]; on?: boolean }>;

export interface Patch {
  at?: Partial<Point>;
  from: Partial<Point>;
  both: Field<Partial<Point>[], { default: [] }>;
  path: Partial<Point>[];
  byName: Record<string, Partial<Point>>;
  slice: Slice<Tags>;
  slices?: Slice<Partial<Point>>[];
  either: Partial<Point> | null;
  pick?: Pick<Tags, 'tags'> | Slice<string>;
  pair: Pair;
  many?: Many;
  named?: ByName;
}

/** A list, or a record: what comes last is known to be the other. */
export type ListOrRecord = Point[] | Record<string, Point>;

export default class Page {
  post(patch: Body<Patch>): Patch {
    return patch;
  }

  put(payments: Body<{ list: Payment[]; points: ListOrRecord; either: Patch[] | Record<string, Patch> }>): Payment[] {
    return payments.list;
  }

  patch(shape: Body<Shape>): [Shape, 200] {
    return [shape, 200];
  }

  delete(some: Body<Record<string, Some>>): Record<string, Some> {
    return some;
  }

  get(point: Body<Partial<Point>>): Slice<Partial<Point>> {
    return { items: [point] };
  }
}
