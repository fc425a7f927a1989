import type { Constant, Docs, Span } from './model.ts';

/** A type that crosses HTTP. */
export type Type =
  | StringType
  | NumberType
  | BooleanType
  | { readonly kind: 'null'; readonly docs?: Docs }
  /** Any JSON; `isRefused` where an error stands for the type. */
  | { readonly kind: 'unknown'; readonly isRefused?: true; readonly docs?: Docs }
  /**
   * The type of an optional field that is never there, `data?: never`, and of all fields of an empty object,
   * `Record<string, never>`.
   */
  | { readonly kind: 'never'; readonly docs?: Docs }
  /** In answers only, written as ISO text. */
  | { readonly kind: 'date'; readonly docs?: Docs }
  | LiteralType
  | ListType
  | TupleType
  | ObjectType
  | RecordType
  | ModelType
  | UnionType;

/**
 * A type that may have a brand, `string & { __brand: 'Id' }`. The brand exists in the type only and cannot be
 * seen in the value.
 */
interface Brandable {
  readonly branded?: true;
}

/** A named type, by its id in `Model.models`. */
interface ModelType {
  readonly kind: 'model';
  readonly id: string;
  /** Whether it is the type as `outgoing` makes it, which happens only when code is emitted. */
  readonly isOutgoing?: true;
  readonly docs?: Docs;
}

interface BooleanType extends Brandable {
  readonly kind: 'boolean';
  readonly docs?: Docs;
}

export interface StringType extends Brandable {
  readonly kind: 'string';
  /** Lengths are in Unicode code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly regex?: string;
  /** The single patterns that `regex` joins, as they are written, where several apply. */
  readonly regexes?: readonly string[];
  readonly format?: string;
  /** A template literal type: its source text, and the pattern that the whole text must match. */
  readonly template?: { readonly text: string; readonly pattern: string };
  readonly docs?: Docs;
}

export interface NumberType extends Brandable {
  readonly kind: 'number';
  /** Whether the value must satisfy `Number.isSafeInteger`. */
  readonly int: boolean;
  readonly ge?: number;
  readonly gt?: number;
  readonly le?: number;
  readonly lt?: number;
  readonly multipleOf?: number;
  readonly docs?: Docs;
}

/** One of several values: literal unions and enums. */
export interface LiteralType extends Brandable {
  readonly kind: 'literal';
  readonly values: readonly (string | number | boolean)[];
  /** Whether the values come from an enum. TypeScript does not accept a plain literal as an enum value. */
  readonly enum: boolean;
  /** Descriptions of single values, for the document. */
  readonly notes?: readonly {
    readonly value: string | number | boolean;
    readonly title?: string;
    readonly description?: string;
  }[];
  readonly docs?: Docs;
}

export interface ListType extends Brandable {
  readonly kind: 'list';
  readonly item: Type;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly docs?: Docs;
}

/** `[Name, Age?, ...Score[], Total]`. */
export interface TupleType extends Brandable {
  readonly kind: 'tuple';
  /** Optional items come last. */
  readonly items: readonly TupleItem[];
  /** The type of the rest items, any number of which follow `items`. */
  readonly rest?: Type;
  /** The items after the rest; empty where there are none. */
  readonly tail: readonly Type[];
  readonly docs?: Docs;
}

export interface TupleItem extends Voidable {
  readonly type: Type;
  readonly optional: boolean;
}

/** A part of a type that may be absent. */
interface Voidable {
  /** Whether its type contains `void`, as in `deleted?: void`, which TypeScript does not treat as `undefined`. */
  readonly isVoid?: boolean | undefined;
}

/** An object type: its fields, and the index signatures for other keys. */
export interface ObjectType extends Brandable {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  /**
   * Index signatures, the narrowest first; undefined where there are none. A key belongs to the first one
   * that matches.
   */
  readonly indexes?: readonly IndexSignature[];
  readonly docs?: Docs;
}

export interface IndexSignature extends Voidable {
  /**
   * The keys that the signature covers: undefined for all. Otherwise their type as TypeScript prints it, and
   * a pattern that the whole key must match.
   */
  readonly key: { readonly text: string; readonly pattern: string } | undefined;
  readonly value: Type;
  /** Whether a value may be undefined. Such a key is left out of the JSON. */
  readonly optional: boolean;
}

/** An object with any keys: `Record<string, T>`. */
interface RecordType extends Brandable, Voidable {
  readonly kind: 'record';
  readonly value: Type;
  /** Whether a value may be undefined. Such a key is left out of the JSON. */
  readonly optional: boolean;
  readonly docs?: Docs;
}

export interface UnionType {
  readonly kind: 'union';
  /** Two or more; `null` last. */
  readonly members: readonly Type[];
  readonly docs?: Docs;
}

export interface Property extends Voidable {
  readonly name: string;
  readonly type: Type;
  /** Whether the field may be absent, in requests and in answers. */
  readonly optional: boolean;
  /** The value used where the client leaves the field out. The handler always gets the field. */
  readonly default?: Constant;
  /** Where the default is written. */
  readonly defaultSpan?: Span;
  /**
   * The initializer of the field in a class of the app. It never runs for incoming data, as nobody constructs
   * the class. Set only where there is no default.
   */
  readonly initializer?: Initializer;
  readonly docs: Docs;
  /** The declaration, if it is in the app. */
  readonly span: Span;
  /** Whether no file of the app declares the field's type: a mapped type, a package or a function made it. */
  readonly isMade?: true;
}

export interface Initializer {
  /** The enum that is the field's type. Its values cannot be written in place of its members. */
  readonly enum?: string;
  /** The value as a type argument; undefined where it is not known at build time. */
  readonly value: string | undefined;
  readonly span: Span;
}

/** A named type. Its code is emitted once, however many routes use it. */
export interface NamedModel {
  readonly id: string;
  /** Unique in the app, an identifier: `TodoCreate`, `PageTodo`. */
  readonly name: string;
  /**
   * Where generated code can import the type from; undefined where no module exports the type under its name.
   */
  readonly source: { readonly file: string; readonly exportName: string } | undefined;
  /** From the JSDoc of its declaration. */
  readonly docs: Pick<Docs, 'deprecated' | 'description' | 'examples'>;
  /** The type that the name stands for; never another name. */
  readonly type: NamedType;
  /** A method or private member of the type, if the type is a class; undefined for plain data. */
  readonly method: string | undefined;
  /** Where it is declared, or used first where the app does not declare it. */
  readonly span: Span;
}

export type NamedType = ObjectType | RecordType | UnionType | ListType | TupleType;

/** The named types of a compilation, by id. */
export type Models = ReadonlyMap<string, NamedModel>;
