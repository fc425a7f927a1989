import type { Constant, Docs, Span } from './model.ts';

/** A type that crosses HTTP. */
export type Type =
  | StringType
  | NumberType
  | { readonly kind: 'boolean'; readonly docs?: Docs }
  | { readonly kind: 'null'; readonly docs?: Docs }
  | { readonly kind: 'unknown'; readonly docs?: Docs }
  /** In answers only: written as its ISO text. */
  | { readonly kind: 'date'; readonly docs?: Docs }
  | LiteralType
  | ListType
  | ObjectType
  | RecordType
  /** A named object type, by its id in `Model.models`. */
  | { readonly kind: 'model'; readonly id: string; readonly docs?: Docs }
  | UnionType;

export interface StringType {
  readonly kind: 'string';
  /** Lengths are in Unicode code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly regex?: string;
  readonly format?: string;
  readonly docs?: Docs;
}

export interface NumberType {
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
export interface LiteralType {
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

export interface ListType {
  readonly kind: 'list';
  readonly item: Type;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly docs?: Docs;
}

/** An object type without a name of its own. */
export interface ObjectType {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  readonly docs?: Docs;
}

export interface RecordType {
  readonly kind: 'record';
  readonly value: Type;
  readonly docs?: Docs;
}

export interface UnionType {
  readonly kind: 'union';
  /** Two or more; `null` last. */
  readonly members: readonly Type[];
  readonly docs?: Docs;
}

export interface Property {
  readonly name: string;
  readonly type: Type;
  /** May be absent, in both directions. */
  readonly optional: boolean;
  /** Filled in where the client left the field out; the field is then always there for the handler. */
  readonly default?: Constant;
  readonly docs: Docs;
  /** The declaration, where it lies in the app. */
  readonly span: Span;
}

export interface NamedModel {
  readonly id: string;
  /** Unique in the app, an identifier: `TodoCreate`, `PageTodo`. */
  readonly name: string;
  /** Where generated code can import the type from; undefined for a type that no module exports under its name. */
  readonly source: { readonly file: string; readonly exportName: string } | undefined;
  readonly description: string | undefined;
  readonly properties: readonly Property[];
  /** A method of the class that the model is; undefined for plain data. */
  readonly method: string | undefined;
}
