/** Classes without methods, interfaces that extend several, declarations that merge. */
import type { Field, int } from 'routeclass';

export class Model {
  id!: int;
  name: Field<string, { minLength: 1 }> = 'x';
  note?: string;
}
export class Derived extends Model {
  readonly extra: boolean = true;
}
interface Named {
  name: string;
}
interface Dated {
  at: Field<string, { format: 'date' }>;
}
export interface Several extends Named, Dated {
  more: int;
}
export interface Merged {
  a: int;
}
export interface Merged {
  b: string;
}
export interface FromClass extends Model {
  own: int;
}
export interface Narrowing extends Named {
  name: 'a' | 'b';
}
class Base<T> {
  value!: T;
}
export class Concrete extends Base<int[]> {
  label = '';
}
export abstract class Abstract {
  kind!: 'x';
}
export type Instance = InstanceType<typeof Model>;
export interface ExtendsPick extends Pick<Model, 'id'>, Partial<Named> {
  own?: boolean;
}
