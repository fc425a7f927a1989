import type { Body, Field, int, Query } from 'routeclass';

type State = Field<'draft' | 'open' | 'done', { description: 'How far it is' }>;
type Short = Field<string, { maxLength: 5 }>;
type Code = Field<string | int, { minLength: 2; ge: 10 }>;

interface Place {
  city: string;
}

interface Event {
  kind: Field<string, { minLength: 3; description: 'What happened' }>;
  count: Field<number, { ge: 1 }>;
  about: Field<unknown, { description: 'Anything' }>;
}

export type Moved = Event & { kind: 'move' | 'return'; count: int; about: Place };

declare const owned: unique symbol;

export interface Narrowed {
  live: Exclude<State, 'draft'>;
  some: Extract<State, 'open' | 'done'>[];
  given: NonNullable<Field<string | null, { minLength: 1 }>>;
  number: Exclude<Code, string>;
  text: Code & string;
  word: Short & `a${string}`;
  choice: Short & ('one' | 'two');
  place: Field<Place, { description: 'Where' }> & { zip: string };
  own: Field<Place, { description: 'Whose' }> & { readonly [owned]: true };
  twice: Field<Exclude<Field<1 | 2 | 3, { description: 'inner' }>, 1>, { title: 'outer' }>;
}

interface Draft {
  state: Field<'draft' | 'open', { default: 'draft' }>;
  note: Field<string | null, { default: null; maxLength: 20 }>;
  by: Field<string | null, { default: 'me' }>;
}

type Solid<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A default that is left out is none any more. */
export interface Final extends Solid<Draft> {
  next: Exclude<Draft['state'], 'draft'>;
  last: Exclude<Draft['state'], 'open'>;
}

export default class Narrowing {
  get(state: Query<Exclude<State, 'draft'>>, order?: Exclude<Query<'up' | 'down' | 'none'>, 'none'>): { state: string } {
    if (state === 'done') throw new Error(order);
    return { state };
  }

  post(narrowed: Body<Narrowed>): Narrowed {
    return narrowed;
  }

  put(moved: Body<Moved>): Moved {
    return moved;
  }

  /** TypeScript narrows what a method returns, too. */
  patch(state: Query<State>) {
    if (state === 'draft') throw new Error('a draft');
    return { state };
  }

  delete(final: Body<Final>): Final {
    return final;
  }
}
