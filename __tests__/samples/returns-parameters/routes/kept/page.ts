// Beside what the editor alone shows, all else keeps its options.
import type { Field, int, Query } from 'routeclass';

declare const brand: unique symbol;
type Branded<T, B> = T & { readonly [brand]: B };

export type Stack<T> = { top: T; below: Stack<T> | null };

export interface Shelf {
  code: Field<Branded<string, 'code'>, { minLength: 2 }>;
  level: Field<1 | 2 | 3, { description: 'From the ground' }>;
  label: Field<Uppercase<string>, { description: 'In capitals' }>;
  place: Field<`row-${string}`, { description: 'Where it is' }>;
  beside?: Field<`row-${string}`, { description: 'What it stands next to' }>;
  material: Field<'wood' | 'steel', { description: 'What it is made of' }>;
  note: Field<string, { maxLength: 80 }>;
  weight: Field<number, { ge: 0 }>;
  extra: Field<unknown, { description: 'Anything' }>;
  sizes: Record<string, int>;
  span: readonly [int, Field<string, { maxLength: 3 }>];
}

declare const shelf: Shelf;
declare const stack: Stack<int>;
declare const counter: Counter<int>;
declare const done: Field<boolean, { description: 'Whether it is full' }>;
const names = { wood: 'Pine', steel: 'Iron' };

export class Counter<T> {
  #step = 1;

  constructor(readonly value: T) {}

  get next(): number {
    return this.#step;
  }
}

const measured = (width: int) => ({ width, at: new Date(), depth: undefined as int | undefined });

export default class Kept {
  get(count: Query<int>, title: Query<string>) {
    const { code, extra, label, level, material, note, place, sizes, span, weight } = shelf;
    return {
      none: count && title,
      name: names[material],
      beside: shelf.beside ?? 'row-0',
      count,
      counts: [count],
      codes: [code],
      labels: [label],
      levels: [level],
      places: [place],
      extras: [extra],
      sizes: [sizes],
      spans: [span],
      stacks: [stack],
      counters: [counter],
      measures: [measured(count)],
      upper: level === 1 ? [] : [level],
      words: [done ? material : note],
      numbers: [done ? level : weight],
      exact: title === 'all' ? [title] : [],
      either: [done || title],
      shelves: [{ ...shelf, count }],
    };
  }
}
