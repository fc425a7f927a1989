import type { Body, Field, int } from 'routeclass';

interface Author {
  name: string;
}

export interface Scores {
  total: int;
  note?: string;
  [name: string]: int | string | undefined;
}

export interface ById {
  [id: number]: Author;
}

export interface Headers {
  version: Field<int, { default: 1 }>;
  [name: `x-${string}`]: string;
  [name: `on-${string}`]: Author | null;
}

interface Tree {
  [name: string]: Tree;
}

type TodoId = string & { readonly __brand: 'TodoId' };

enum Color {
  Red = 'red',
  Green = 'green',
}

interface Bag {
  id: string;
  [key: PropertyKey]: string | int;
}

export interface All {
  scores: Scores;
  byId: ById;
  headers: Headers;
  tree: Tree;
  plain: Record<string, Author>;
  numbers: Record<number, int>;
  keyed: Record<`k-${int}`, boolean>;
  between?: Record<`value_between_${number}_and_${number}`, boolean>;
  counts: Record<int, int>;
  branded: Record<TodoId, Author>;
  colors: Record<Color, int>;
  partly: Partial<Record<Color, Author>>;
  strange: { id: int; name?: string } & Record<string, boolean>;
  mixed: { id: int } & Record<`data-${string}`, unknown>;
  anyKey: Record<PropertyKey, Author>;
  bag: Bag;
}

export default class Everything {
  post(all: Body<All>): All {
    return all;
  }

  put(scores: Body<Scores>): Scores {
    return scores;
  }
}
