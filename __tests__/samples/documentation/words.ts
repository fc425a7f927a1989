import { type Body, type Field, type File, type int, type Query, type Upload } from 'routeclass';

/**
 * A text.
 *
 * @example
 * ```ts
 * const text: Text = 'any';
 * ```
 */
type Text = Field<string, { maxLength: 100 }>;

/**
 * An e-mail address.
 *
 * @title Address
 * @example "ann@example.com"
 */
export type Email = Field<Text, { format: 'email' }>;

/** @deprecated Use `Email`. */
export type OldEmail = Email;

/** A name, as its bearer writes it. */
export type Name = Field<string, { minLength: 1; description: 'A name' }>;

/** The state. */
export type State = 'on' | 'off';

/** What may be told of a state. */
export type StateOrNothing = State | null;

/**
 * The hue.
 *
 * @example
 * ```ts
 * const hue = Hue.Red;
 * ```
 */
export enum Hue {
  Red = 'red',
  Blue = 'blue',
}

/** What goes with others, from the most important on. @example ["a", "b"] */
export type Labels = string[];

/** The page's number, from 1. @example 7 */
export type PageNo = Query<int, { ge: 1 }>;

/** A picture of somebody. */
export type Picture = File<Upload, { contentType: 'image/*' }>;

/** What to switch. */
export type Switched = Body<State>;

/** Some or none: it says nothing of what there is. */
export type Maybe<T> = T | null;

/** Each with what came before it. */
export type History = State[];
