/** Template literal types, as values and as keys. */
import type { int } from 'routeclass';

export type TodoId = `todo-${number}`;
export type Mail = `${string}@${string}.${string}`;
export type Version = `v${number}.${number}`;
export type Flag = `is-${boolean}`;
export type Big = `#${bigint}`;
export type Sized = `${'s' | 'm'}-${string}`;
export type Shouted = Uppercase<'ok' | 'no'>;
export type LoudText = Uppercase<string>;
export interface Uses {
  id: TodoId;
  ids: TodoId[];
  maybe?: Version | null;
  either: TodoId | 'none';
}
export type Keys = { [K in 'a' | 'b' as `${K}_at`]: int };
export type Cased = { [K in 'name' | 'size' as Capitalize<K>]: string };
export type Prefix = `${'a' | 'b'}${1 | 2}`;
export type Special = `(${string})*$`;
