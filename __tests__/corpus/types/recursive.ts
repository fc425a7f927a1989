/** Types that lead back to themselves. */
import type { Field, int } from 'routeclass';

export interface Tree {
  value: int;
  children: Tree[];
}
export interface Linked {
  text: Field<string, { maxLength: 3 }>;
  next: Linked | null;
}
export interface Person {
  name: string;
  employer?: Company;
}
export interface Company {
  title: string;
  staff: Person[];
  byName?: Record<string, Person>;
}
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type AliasTree = { leaf: string } | { left: AliasTree; right: AliasTree };
export type Nest = (number | Nest)[];
export type Cons = [int, Cons] | null;
export type Dir = { [name: string]: Dir };
interface Node<T> {
  data: T;
  next?: Node<T>;
}
export type TextNode = Node<string>;
export type Expression =
  | { op: 'number'; value: number }
  | { op: 'negate'; of: Expression }
  | { op: 'add'; left: Expression; right: Expression }
  | { op: 'sum'; all: Expression[] };
export interface Comment_ {
  text: string;
  replies?: readonly Comment_[];
  parent?: Partial<Comment_>;
}
export type DeepList<T> = T | DeepList<T>[];
export type DeepTexts = DeepList<string>;
