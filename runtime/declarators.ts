import type { Upload } from './form/upload.ts';
import type { Format } from './formats.ts';
import type { DisposeKey } from './types.ts';

/**
 * Declarators: types that say where a handler's parameter comes from and what it must satisfy.
 *
 * To TypeScript each is plainly its `T`, assignable from and to it, so a handler is an ordinary method that a
 * unit test calls with ordinary values. The compiler reads the options at build time; nothing of them exists
 * at run time.
 */

/** A safe integer: `Number.isSafeInteger`. */
export type int = number;

/**
 * A value as a client may send it: of a model's fields those that have a default can be left out, and the
 * type does not tell which.
 */
type Sent<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { [K in keyof T]?: Sent<T[K]> }
    : T;

/** What is said of it, for every declarator. */
interface Documentation<T> {
  /** Shown in the documentation. */
  description?: string;
  /** A short name, shown in the documentation. */
  title?: string;
  /** A value as a client might send it. */
  example?: Sent<T>;
  /** Marks it as no longer to be used. */
  deprecated?: boolean;
  /**
   * What a client is told in place of our own words, where the value is wrong or missing. It is not part of
   * the document.
   */
  message?: string;
}

interface Named {
  /** The name on the wire, where it differs from the parameter's own. */
  alias?: string;
}

interface NumberOptions {
  /** Greater than or equal. */
  ge?: number;
  /** Greater than. */
  gt?: number;
  /** Less than or equal. */
  le?: number;
  /** Less than. */
  lt?: number;
  /** A multiple of this number, which is above zero. */
  multipleOf?: number;
}

interface StringOptions {
  /** Least length, in Unicode code points. */
  minLength?: number;
  /** Greatest length, in Unicode code points. */
  maxLength?: number;
  /** A JavaScript pattern, searched for with the `u` flag: anchor it yourself. */
  regex?: string;
  /** A format that the text must have. */
  format?: Format;
}

interface ListOptions {
  /** Least number of items. */
  minItems?: number;
  /** Greatest number of items. */
  maxItems?: number;
  /** Whether no item may stand twice. */
  uniqueItems?: boolean;
}

interface UploadOptions {
  /** Greatest size of one file, in bytes: more is 422. More than the app's `limits.fileSize` is 413 before that. */
  maxSize?: number;
  /** The type that a file must have: `image/png`, or `image/*` for all of a kind. */
  contentType?: string;
}

/** The members of `T` that are no literals: of a few given values no option narrows the choice. */
type Open<T extends string | number> = T extends unknown
  ? Record<never, never> extends Record<T, 1>
    ? T
    : never
  : never;

/** Lists of any length, and no tuples. */
type List<T> = T extends readonly unknown[] ? (number extends T['length'] ? T : never) : never;

/** Of a union, each option is for the members that it says something about. */
type Constraints<T> = ([Open<Extract<T, number>>] extends [never] ? unknown : NumberOptions) &
  ([Open<Extract<T, string>>] extends [never] ? unknown : StringOptions) &
  ([List<T>] extends [never] ? unknown : ListOptions);

interface CredentialOptions {
  /** Shown in the documentation, where credentials are asked for. */
  description?: string;
}

interface BearerOptions extends CredentialOptions {
  /** What a token looks like, for the documentation: `JWT`. */
  bearerFormat?: string;
}

interface BasicOptions extends CredentialOptions {
  /** What the credentials are for, in printable ASCII: browsers show it to whoever is asked. Default: `Restricted`. */
  realm?: string;
}

/**
 * Refuses options that `Allowed` does not have, and what is no object at all: TypeScript's constraints alone
 * let both pass.
 */
type Exact<O, Allowed> = object & { [K in keyof O]: K extends keyof Allowed ? unknown : never };

type ParameterOptions<T> = Documentation<T> & Named & Constraints<T>;
type FileOptions<T> = Documentation<never> &
  Named &
  UploadOptions &
  (T extends readonly unknown[] ? Omit<ListOptions, 'uniqueItems'> : unknown);
type BodyOptions<T> = Documentation<T> & Constraints<T>;
type FieldOptions<T> = BodyOptions<T> & { default?: T };

/**
 * A parameter of the query string: `?limit=20`. Of several with one name the last counts; a list takes them all,
 * and splits them at commas.
 */
export type Query<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A segment of the path: `/users/{id}`, named like the folder. Of `[...path]` all that is left, as one text. */
export type Path<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A request header: `user_agent` and `userAgent` are `User-Agent`. A list splits it at commas. */
export type Header<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A cookie. Of several with one name the first counts. */
export type Cookie<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A field of a form, urlencoded or multipart. `Form<Model>` takes the flat fields of a model. */
export type Form<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A file of a multipart form: `File`. `File[]`, or `File<Upload[], ...>`, takes all of one name. */
export type File<
  T extends Upload | readonly Upload[] = Upload,
  O extends FileOptions<T> & Exact<O, FileOptions<T>> = object,
> = T;

/** The JSON body of the request, of type `application/json` or `application/*+json`: of any other there is none. */
export type Body<T, O extends BodyOptions<T> & Exact<O, BodyOptions<T>> = object> = T;

/** A field of a model, with what it must satisfy and a default for the client that leaves it out. */
export type Field<T, O extends FieldOptions<T> & Exact<O, FieldOptions<T>> = object> = T;

/**
 * The token of `Authorization: Bearer`. Without it, or with a malformed one, the answer is 401 before
 * anything else is looked at.
 */
export type Bearer<O extends BearerOptions & Exact<O, BearerOptions> = object> = string;

/** User name and password of `Authorization: Basic`, in UTF-8. Without them the answer is 401. */
export type Basic<O extends BasicOptions & Exact<O, BasicOptions> = object> = {
  username: string;
  password: string;
};

/** A key in a header of its own: `ApiKey<'X-Key'>`. Without it the answer is 401. */
export type ApiKey<
  _Name extends string,
  O extends CredentialOptions & Exact<O, CredentialOptions> = object,
> = string;

/** What can be depended on; parameters are declared as a handler's are. */
// biome-ignore lint/suspicious/noExplicitAny: every function fits, whatever its parameters are
type Dependable = (...parameters: any[]) => unknown;

interface DependsOptions {
  /** `app`: made once, when first needed, and released when the app stops. Else once a request. */
  scope?: 'app' | 'request';
}

/** The `value` of what can be disposed of; everything else is what it is. */
type Held<R> = unknown extends R
  ? R
  : [keyof R & DisposeKey] extends [never]
    ? R
    : [R] extends [{ readonly value: infer T }]
      ? T
      : R;

/** What a function gives that returns `R`. */
type Given<R> = [R] extends [never]
  ? never
  : unknown extends R
    ? R
    : [R] extends [AsyncGenerator<infer T, unknown, never>]
      ? T
      : [R] extends [Generator<infer T, unknown, never>]
        ? T
        : Held<Awaited<R>>;

/**
 * What an exported function gives that is called once a request, before the handler:
 * `Depends<typeof currentUser>`. It is the awaited result; of an `async *` or `*` function what it yields,
 * and of `{ value, [Symbol.asyncDispose] }` the value: both are released after the response has been sent.
 * Where the request has failed or was refused, its error is thrown at the `yield`.
 */
export type Depends<F extends Dependable, O extends DependsOptions & Exact<O, DependsOptions> = object> = [
  Given<ReturnType<F>>,
] extends [infer T]
  ? // TypeScript makes a `string` of an inferred literal wherever a handler puts it; of the same literal in an intersection it does not.
    T extends string
    ? T & string
    : T extends number
      ? T & number
      : T extends boolean
        ? T & boolean
        : T
  : never;
