import type { Body, Field, int } from 'routeclass';

type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };

interface Text {
  kind: 'text';
  text: Field<string, { minLength: 2 }>;
}

interface Image {
  kind: 'image';
  url: string;
  width?: int;
}

/** Each is the name of a union, which stays where two parts of a type say the same. */
export type Part = Text | Image;
export type Json = string | number | boolean | null | JsonObject | Json[] | readonly Json[];
export type JsonObject = { [K in string]: Json } & { [K in string]?: Json | undefined };

export interface Draft {
  body?: Part | null;
  to?: string | string[];
  tree?: Draft | Draft[];
  meta?: JsonObject;
}

export type Letter = WithRequired<Draft, 'body' | 'to' | 'tree'>;

/** Of each with each of the others, what is nothing is left out. */
export type Small = Part & ({ kind: 'text' | 'sound'; size: int } | { kind: 'image'; width: int } | { kind: 'sound' });

export interface Found {
  part: Small;
  none?: Part & { kind: 'sound' };
}

export default class Met {
  post(letter: Body<Letter>): Letter {
    return letter;
  }

  put(found: Body<Found>): Found {
    return found;
  }
}
