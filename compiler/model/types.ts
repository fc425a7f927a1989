import type { Constant, Docs, Span } from './model.ts';

/** A type that crosses HTTP. */
export type Type =
  | StringType
  | NumberType
  | BooleanType
  | { readonly kind: 'null'; readonly docs?: Docs }
  | { readonly kind: 'unknown'; readonly docs?: Docs }
  /**
   * Of an optional field that is never there, `data?: never`, and of all those of an empty object,
   * `Record<string, never>`.
   */
  | { readonly kind: 'never'; readonly docs?: Docs }
  /** In answers only: written as its ISO text. */
  | { readonly kind: 'date'; readonly docs?: Docs }
  | LiteralType
  | ListType
  | TupleType
  | ObjectType
  | RecordType
  /** A named type, by its id in `Model.models`. */
  | { readonly kind: 'model'; readonly id: string; readonly docs?: Docs }
  | UnionType;

/**
 * What may have a brand, `string & { __brand: 'Id' }`: it stands in the type alone, and nothing of the value
 * tells it.
 */
interface Brandable {
  readonly branded?: true;
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
  /** What `regex` joins, each as it is written, where several hold. */
  readonly regexes?: readonly string[];
  readonly format?: string;
  /** A template literal type: as it is written, and the pattern of the whole text. */
  readonly template?: { readonly text: string; readonly pattern: string };
  readonly docs?: Docs;
}

export interface NumberType extends Brandable {
  readonly kind: 'number';
  /** Held to `Number.isSafeInteger`. */
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
  /** Whether the values come from an enum: TypeScript does not take a literal for one. */
  readonly enum: boolean;
  /** What the document says of some of the values. */
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
  /** Those that may be absent come last. */
  readonly items: readonly TupleItem[];
  /** Of any number of items after those. */
  readonly rest?: Type;
  /** What stands after the rest; empty where there is none. */
  readonly tail: readonly Type[];
  readonly docs?: Docs;
}

export interface TupleItem extends Voidable {
  readonly type: Type;
  readonly optional: boolean;
}

/** What may be absent. */
interface Voidable {
  /** Whether its type says so by `void`, which is no `undefined` to TypeScript: `deleted?: void`. */
  readonly isVoid?: boolean | undefined;
}

/** An object type: its fields, and what holds for other keys. */
export interface ObjectType extends Brandable {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  /** Index signatures, the narrowest first; undefined where there is none. A key belongs to the first that takes it. */
  readonly indexes?: readonly IndexSignature[];
  readonly docs?: Docs;
}

export interface IndexSignature extends Voidable {
  /**
   * Which keys it is about: undefined for all; else as TypeScript writes their type, and a pattern of the
   * whole key.
   */
  readonly key: { readonly text: string; readonly pattern: string } | undefined;
  readonly value: Type;
  /** Whether a value may be undefined, which is written as one that is not there. */
  readonly optional: boolean;
}

/** An object with any keys: `Record<string, T>`. */
interface RecordType extends Brandable, Voidable {
  readonly kind: 'record';
  readonly value: Type;
  /** Whether a value may be undefined, which is written as one that is not there. */
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
  /** May be absent, in both directions. */
  readonly optional: boolean;
  /** Filled in where the client left the field out; the field is then always there for the handler. */
  readonly default?: Constant;
  /** Where the default is written. */
  readonly defaultSpan?: Span;
  /**
   * What a class of the app's gives the field when it is constructed, which nobody does with what comes in;
   * only where there is no default.
   */
  readonly initializer?: Initializer;
  readonly docs: Docs;
  /** The declaration, where it lies in the app. */
  readonly span: Span;
}

export interface Initializer {
  /** The field's type where that is an enum, whose values do not stand for its members. */
  readonly enum?: string;
  /** As the argument of a type; undefined where it is not known at build time. */
  readonly value: string | undefined;
  readonly span: Span;
}

/** A type with a name: what is emitted once, however many routes use it. */
export interface NamedModel {
  readonly id: string;
  /** Unique in the app, an identifier: `TodoCreate`, `PageTodo`. */
  readonly name: string;
  /** Where generated code can import the type from; undefined for a type that no module exports under its name. */
  readonly source: { readonly file: string; readonly exportName: string } | undefined;
  /** Of its declaration's comment. */
  readonly docs: Pick<Docs, 'deprecated' | 'description' | 'examples'>;
  /** What it is; never a mere name again. */
  readonly type: NamedType;
  /** A method, or a private member, of the class that the type is; undefined for plain data. */
  readonly method: string | undefined;
}

export type NamedType = ObjectType | RecordType | UnionType | ListType | TupleType;

/** The named types of a compilation, by id. */
export type Models = ReadonlyMap<string, NamedModel>;
