/**
 * The plain data between the stages. `analyze/` makes it, everything after reads it alone: whoever replaces
 * the front end replaces `analyze/` and nothing else.
 */
import type { Docs, Parameter } from './parameters.ts';
import type { ForeignError, ThrownError } from './throws.ts';
import type { Models, Type } from './types.ts';

export type * from './credentials.ts';
export type * from './parameters.ts';
export type * from './throws.ts';
export type * from './types.ts';

/** A stretch of a source file, in UTF-16 offsets from its start. */
export interface Span {
  /** Absolute path, with `/`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A value known at build time. */
export type Constant =
  | string
  | number
  | boolean
  | null
  | readonly Constant[]
  | { readonly [name: string]: Constant };

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const verbs: readonly Verb[] = ['get', 'post', 'put', 'patch', 'delete'];

export interface Model {
  /** How generated code ends the specifiers of TypeScript files, as the app's own `tsconfig.json` has it. */
  readonly importExtension: '.ts' | '.js';
  /** Whether TypeScript tells null from other values in the app (`strictNullChecks`), as generated code needs it. */
  readonly isStrict: boolean;
  /** Sorted by path. */
  readonly routes: readonly Route[];
  /** Every named type that a route reaches. */
  readonly models: Models;
  /** Every function that a route depends on, itself or through another, by its id. */
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** The patterns that were read; those that do not compile are left out. */
  readonly patterns: readonly WrittenPattern[];
  /** The examples that were read, each with what it is an example of. */
  readonly examples: readonly Example[];
}

/** A `regex` as the app writes it, or what a template literal type comes to. */
export interface WrittenPattern {
  readonly kind: 'regex' | 'template';
  readonly pattern: string;
  readonly span: Span;
  /** Or else it was met where no type is written, as in what a method gives back. */
  readonly isWritten: boolean;
}

export interface Example {
  readonly type: Type;
  readonly value: Constant;
  readonly span: Span;
}

export interface Route {
  /** The page's folder below the routes folder, with `/`; empty for the root. */
  readonly folder: string;
  /** The page: absolute path, with `/`. */
  readonly file: string;
  readonly path: readonly Segment[];
  readonly className: string;
  readonly classSpan: Span;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly limits: { readonly [name: string]: number } | undefined;
  /** The `error.ts` files that govern the route, the nearest first. */
  readonly errors: readonly ErrorFile[];
  /** The `middleware.ts` files above the route, the outermost first: absolute paths, with `/`. */
  readonly middleware: readonly string[];
  /** In the order of `verbs`. */
  readonly operations: readonly Operation[];
}

/** An `error.ts`: which errors it turns into answers, and how, as far as the document can say. */
export interface ErrorFile {
  /** Absolute path, with `/`. */
  readonly file: string;
  readonly validation: ErrorMode;
  readonly http: ErrorMode;
  readonly unhandled: ErrorMode;
  /**
   * The statuses with which a function of the app's own answers a request that does not fit; undefined where
   * they are not known.
   */
  readonly refusals: readonly number[] | undefined;
}

/** `none`: left to the next file up the tree. `own`: a function of the app's. */
export type ErrorMode = 'none' | 'detailed' | 'problem' | 'own';

export type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | { readonly kind: 'dynamic'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface Operation {
  readonly verb: Verb;
  readonly span: Span;
  readonly operationId: string;
  /** Where it is written; the method's name where it is made of verb and path. */
  readonly operationIdSpan: Span;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** What is said of the answers of its own that are no errors. */
  readonly returns: string | undefined;
  readonly deprecated: boolean;
  /** Left out of the document. */
  readonly hidden: boolean;
  /** In the order of the method. */
  readonly parameters: readonly Parameter[];
  readonly result: Result;
  /** What it may throw, and the middleware before it; sorted. What it depends on has its own. */
  readonly throws: readonly ThrownError[];
  /** Beside those, what is no HTTP error. */
  readonly foreign: readonly ForeignError[];
}

/** `request`: called once a request. `app`: called once, when first needed. */
export type DependencyScope = 'request' | 'app';

/** A function that routes depend on. */
export interface Dependency {
  readonly id: string;
  /** The module that exports it: absolute path, with `/`. */
  readonly file: string;
  readonly exportName: string;
  /** As the app calls it, which may be its default export. */
  readonly writtenName: string;
  /** Unique in the app: `CurrentUser` for `currentUser`, `UsersCurrentUser` where several have that name. */
  readonly name: string;
  /** The scopes that it is used in. */
  readonly scopes: readonly DependencyScope[];
  /** In the order of the function. */
  readonly parameters: readonly Parameter[];
  /** Whether what it gives comes as a promise, or from an `async *`. */
  readonly awaited: boolean;
  /**
   * How it is released: not at all, by going on after its `yield`, or by its method of `Symbol.asyncDispose`
   * or `Symbol.dispose`.
   */
  readonly release: 'none' | 'generator' | 'dispose';
  /** What it may throw; sorted. */
  readonly throws: readonly ThrownError[];
  /** Beside those, what is no HTTP error. */
  readonly foreign: readonly ForeignError[];
  /** The function's name where it is declared. */
  readonly span: Span;
}

/** What a handler gives back. */
export interface Result {
  /** Whether the method gives a promise: known from its type. */
  readonly awaited: boolean;
  /** Empty where the method is declared to throw whatever comes: `never`. */
  readonly answers: readonly Answer[];
}

export type Answer =
  | { readonly kind: 'body'; readonly type: Type }
  | ({
      readonly kind: 'tuple';
      /** Undefined where the tuple holds no body. */
      readonly type: Type | undefined;
    } & TupleHead)
  /** A stream of items of a type. `tuple` is undefined where it is returned alone. */
  | { readonly kind: 'items'; readonly type: Type; readonly tuple: TupleHead | undefined }
  /** Bytes as they are: of a `ReadableStream`, of a `Blob`, whose type is only known when it is sent, or of either. */
  | {
      readonly kind: 'bytes';
      readonly of: readonly ('ReadableStream' | 'Blob')[];
      readonly tuple: TupleHead | undefined;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'response' };

/** What a tuple says beside its body. */
export interface TupleHead {
  readonly statuses: readonly number[];
  /** What its type says of its headers; undefined where the tuple has none. */
  readonly headers: readonly AnswerHeader[] | undefined;
}

/** A header that an answer's type names. */
export interface AnswerHeader {
  /** As it is written. */
  readonly name: string;
  readonly optional: boolean;
  /** Whether it is always a list of values. */
  readonly list: boolean;
  /** All the values that it may have; undefined for any text. */
  readonly values: readonly string[] | undefined;
  readonly docs: Docs;
}
