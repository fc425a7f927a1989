/**
 * The plain data between the stages. `analyze/` makes the Model, and the later stages read nothing else: to
 * replace the front end is to replace `analyze/`.
 */
import { methods, type VerbName } from '../../runtime/routing/methods.ts';
import type { ErrorFile } from './error-files.ts';
import type { Docs, Parameter } from './parameters.ts';
import type { ForeignError, ThrownError } from './throws.ts';
import type { Models, Type } from './types.ts';

export type * from './credentials.ts';
export type * from './error-files.ts';
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

export type Verb = VerbName;

export const verbs: readonly Verb[] = [...new Set(Object.values(methods))];

export interface Model {
  /**
   * The extension that import specifiers of TypeScript files have in generated code, by the app's
   * `tsconfig.json`.
   */
  readonly importExtension: '.ts' | '.js';
  /** Whether the app has `strictNullChecks`. Generated code depends on it. */
  readonly isStrict: boolean;
  /** Sorted by path. */
  readonly routes: readonly Route[];
  /** Every named type that a route reaches. */
  readonly models: Models;
  /** Every function that a route depends on, directly or through another function, by its id. */
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** The patterns that the app uses. Those that do not compile are left out. */
  readonly patterns: readonly WrittenPattern[];
  /** The examples, each with the declaration that it is an example of. */
  readonly examples: readonly Example[];
}

/** A `regex` as the app writes it, or the pattern of a template literal type. */
export interface WrittenPattern {
  readonly kind: 'regex' | 'template';
  readonly pattern: string;
  readonly span: Span;
  /** False where the pattern comes from an inferred type, as that of a method's return value. */
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

export type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | { readonly kind: 'dynamic'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface Operation {
  readonly verb: Verb;
  readonly span: Span;
  readonly operationId: string;
  /** Where the id is written. For an id made of verb and path, the method's name. */
  readonly operationIdSpan: Span;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The description of the operation's successful answers. */
  readonly returns: string | undefined;
  readonly deprecated: boolean;
  /** The text of `@deprecated`, for the client: the document has no place for it. */
  readonly deprecation: string | undefined;
  /** Whether the operation is left out of the document. */
  readonly hidden: boolean;
  /** In the order in which the method declares them. */
  readonly parameters: readonly Parameter[];
  readonly result: Result;
  /**
   * The errors that the method and the middleware before it may throw, sorted. Its dependencies list their
   * own.
   */
  readonly throws: readonly ThrownError[];
  /** Thrown errors that are not HTTP errors here. */
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
  /** The name that the app uses in code, also for a default export. */
  readonly writtenName: string;
  /**
   * A name that is unique in the app: `CurrentUser` for `currentUser`, `UsersCurrentUser` where several
   * functions share that name.
   */
  readonly name: string;
  /** The scopes in which routes use the function. */
  readonly scopes: readonly DependencyScope[];
  /** In the order in which the function declares them. */
  readonly parameters: readonly Parameter[];
  /** Whether the function returns a promise, or is an `async *`. */
  readonly awaited: boolean;
  /**
   * How the value is released: not at all, by resuming the generator after its `yield`, or by its
   * `Symbol.asyncDispose` or `Symbol.dispose` method.
   */
  readonly release: 'none' | 'generator' | 'dispose';
  /** The errors that the function may throw, sorted. */
  readonly throws: readonly ThrownError[];
  /** Thrown errors that are not HTTP errors here. */
  readonly foreign: readonly ForeignError[];
}

/** What a handler returns. */
export interface Result {
  /** Whether the return type is a promise. */
  readonly awaited: boolean;
  /** Empty where the return type is `never`: the method always throws. */
  readonly answers: readonly Answer[];
}

export type Answer =
  | { readonly kind: 'body'; readonly type: Type }
  | ({
      readonly kind: 'tuple';
      /** Undefined where the tuple holds no body. */
      readonly type: Type | undefined;
    } & TupleHead)
  /** A stream of items of one type. `tuple` is undefined where the stream is returned without a tuple. */
  | { readonly kind: 'items'; readonly type: Type; readonly tuple: TupleHead | undefined }
  /** Raw bytes: a `ReadableStream`, a `Blob` (whose media type is only known when it is sent), or either. */
  | {
      readonly kind: 'bytes';
      readonly of: readonly ('ReadableStream' | 'Blob')[];
      readonly tuple: TupleHead | undefined;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'response' };

/** The status and headers of an answer that is a tuple. */
export interface TupleHead {
  readonly statuses: readonly number[];
  /** The headers that the tuple's type names; undefined where the tuple has no headers. */
  readonly headers: readonly AnswerHeader[] | undefined;
}

/** A header named in the type of an answer. */
export interface AnswerHeader {
  /** The name as the app writes it. */
  readonly name: string;
  readonly optional: boolean;
  /** Texts, or a list of them. */
  readonly type: Type;
  readonly docs: Docs;
}
