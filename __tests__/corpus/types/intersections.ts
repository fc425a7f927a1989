/** Several types at once. */
import type { Field, int } from 'routeclass';

interface Named {
  name: Field<string, { minLength: 1 }>;
}
interface Aged {
  age: int;
}
export type NamedAndAged = Named & Aged;
export type Three = Named & Aged & { tags?: string[] };
export type Inline = { a: int } & { b: string };
export type EitherAnd = (Named | Aged) & { id: int };
export type TwoUnions = ({ a: 1 } | { a: 2 }) & ({ b: 'x' } | { b: 'y' });
export type Overridden = Omit<Named, 'name'> & { name: int };
export type Narrowed = { value: string | int; kind: 'a' | 'b' } & { value: string; kind: 'b' | 'c' };
export type Common = ('a' | 'b' | 'c') & ('b' | 'c' | 'd');
export type DeepMerge = { inner: { a: int } } & { inner: { b: string } };
export interface ExtendsAlias extends NamedAndAged {
  more: boolean;
}
export type WithOptional = { a?: string } & { a: string; b?: int };
export type Records = Record<string, int> & { id: int };
