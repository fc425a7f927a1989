import type { Given } from './dependencies/given.ts';
import type { Upload } from './form/upload.ts';
import type { Format } from './formats.ts';

/**
 * Declarators: types that say where a handler's parameter comes from and what it must satisfy.
 *
 * To TypeScript each declarator is its `T` and nothing more, so a handler is an ordinary method that a unit
 * test calls with ordinary values. The compiler reads the options at build time; none of them exists at run
 * time.
 */

/** A safe integer: `Number.isSafeInteger`. */
export type int = number;

/**
 * A value as a client may send it. Every field of a model is optional here: a client may leave out the fields
 * with a default, and the type does not say which those are. So is the brand of a tuple, which is not sent.
 * Lists are readonly, as those of a constant are. The items of a tuple are the fields of an object, because
 * TypeScript resolves those of a mapped tuple at once, without end where it contains itself.
 */
type Sent<T> = T extends string | number | boolean
  ? T
  : T extends readonly unknown[]
    ? number extends T['length']
      ? readonly Sent<T[number]>[]
      : { [I in keyof T as Exclude<I, keyof []>]?: Sent<T[I]> } & { length: T['length'] }
    : T extends object
      ? { [K in keyof T]?: Sent<T[K]> }
      : T;

/** The documentation options that every declarator has. */
interface Documentation {
  /** Shown in the documentation. */
  description?: string;
  /** A short name, shown in the documentation. */
  title?: string;
  /** Marks the parameter or field as deprecated. */
  deprecated?: boolean;
  /**
   * The message of a 422 entry in place of the default one, where the value is invalid or missing. It does
   * not appear in the OpenAPI document.
   */
  message?: string;
}

interface Example<T> {
  /** A value as a client might send it. */
  example?: Sent<T>;
}

interface Named {
  /** The name in the request, where it differs from the name of the parameter. */
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
  /** A multiple of this number, which must be greater than zero. */
  multipleOf?: number;
}

interface StringOptions {
  /** Minimum length, in Unicode code points. */
  minLength?: number;
  /** Maximum length, in Unicode code points. */
  maxLength?: number;
  /** A JavaScript pattern with the `u` flag. It may match anywhere in the text: anchor it yourself. */
  regex?: string;
  /** A format that the text must have. */
  format?: Format;
}

interface ListOptions {
  /** Minimum number of items. */
  minItems?: number;
  /** Maximum number of items. */
  maxItems?: number;
  /** Whether all items must be different. */
  uniqueItems?: boolean;
}

interface UploadOptions {
  /**
   * Maximum size of one file, in bytes. Larger is a 422; above the app's `limits.fileSize` it is a 413 first.
   */
  maxSize?: number;
  /** The required content type: `image/png`, or `image/*` for all of its kind. */
  contentType?: string;
}

/** The union members of `T` that are not literals. Constraints make no sense for a union of literals. */
type Open<T extends string | number> = T extends unknown
  ? Record<never, never> extends Record<T, 1>
    ? T
    : never
  : never;

/** The union members of `T` that are arrays, and not tuples. */
type List<T> = T extends readonly unknown[] ? (number extends T['length'] ? T : never) : never;

/** The constraints for `T`. For a union, each constraint applies to the members that it fits. */
type Constraints<T> = ([Open<Extract<T, number>>] extends [never] ? unknown : NumberOptions) &
  ([Open<Extract<T, string>>] extends [never] ? unknown : StringOptions) &
  ([List<T>] extends [never] ? unknown : ListOptions);

interface CredentialOptions {
  /** Shown in the documentation, where it asks for the credentials. */
  description?: string;
}

interface BearerOptions extends CredentialOptions {
  /** The format of a token, shown in the documentation: `JWT`. */
  bearerFormat?: string;
}

interface BasicOptions extends CredentialOptions {
  /**
   * What the credentials are for, in printable ASCII: browsers show it when they ask for the credentials.
   * Default: `Restricted`.
   */
  realm?: string;
}

declare const impossible: unique symbol;

/** No options have this type: a constraint with it names the one that is wrong. */
interface NoSuchOption<Name> {
  readonly [impossible]: Name;
}

/**
 * Rejects options that `Allowed` does not have, and options that are not an object: TypeScript's constraints
 * alone accept both.
 */
type Exact<O, Allowed> = object &
  ([keyof O] extends [keyof Allowed] ? unknown : NoSuchOption<Exclude<keyof O, keyof Allowed>>);

type ParameterOptions<T> = Documentation & Example<T> & Named & Constraints<T>;
type FileOptions<T> = Documentation &
  Named &
  UploadOptions &
  (T extends readonly unknown[] ? Omit<ListOptions, 'uniqueItems'> : unknown);
type BodyOptions<T> = Documentation & Example<T> & Constraints<T>;
type FieldOptions<T> = BodyOptions<T> & { default?: T };

/**
 * A parameter of the query string: `?limit=20`. If a name is repeated, the last value counts; a list takes
 * all the values and splits each at commas.
 */
export type Query<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/**
 * A segment of the path, with the name of its folder: `/users/{id}`. For `[...path]` it is the rest of the
 * path as one string. A text is decoded, and `..%2F` is `../`: never a file path to trust.
 */
export type Path<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A request header: both `user_agent` and `userAgent` mean `User-Agent`. A list splits it at commas. */
export type Header<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A cookie. If a name is repeated, the first value counts. */
export type Cookie<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A field of a form, urlencoded or multipart. `Form<Model>` takes the flat fields of a model. */
export type Form<T, O extends ParameterOptions<T> & Exact<O, ParameterOptions<T>> = object> = T;

/** A file of a multipart form: `File`. `File<Upload[], ...>`, or `File[]`, takes all files of one name. */
export type File<
  T extends Upload | readonly Upload[] = Upload,
  O extends FileOptions<T> & Exact<O, FileOptions<T>> = object,
> = T;

/**
 * The JSON body of the request. A request of another type than `application/json` or `application/*+json`
 * counts as one without a body.
 */
export type Body<T, O extends BodyOptions<T> & Exact<O, BodyOptions<T>> = object> = T;

/** A field of a model with its constraints, and a default for clients that leave it out. */
export type Field<T, O extends FieldOptions<T> & Exact<O, FieldOptions<T>> = object> = T;

/**
 * The token of `Authorization: Bearer`. If it is missing or malformed, the answer is 401, before anything
 * else is checked.
 */
export type Bearer<O extends BearerOptions & Exact<O, BearerOptions> = object> = string;

/** User name and password of `Authorization: Basic`, in UTF-8. If they are missing, the answer is 401. */
export type Basic<O extends BasicOptions & Exact<O, BasicOptions> = object> = {
  username: string;
  password: string;
};

/** An API key in a header of its own: `ApiKey<'X-Key'>`. If it is missing, the answer is 401. */
export type ApiKey<
  _Name extends string,
  O extends CredentialOptions & Exact<O, CredentialOptions> = object,
> = string;

/** A function that can be a dependency. Its parameters are declared like those of a handler. */
// biome-ignore lint/suspicious/noExplicitAny: every function fits, whatever its parameters are
type Dependable = (...parameters: any[]) => unknown;

interface DependsOptions {
  /**
   * `app`: called once, when first needed, and released when the app stops. `request`: called once for each
   * request. Default `request`.
   */
  scope?: 'app' | 'request';
}

/**
 * The value of a dependency: an exported function that is called once for each request, before the handler,
 * as in `Depends<typeof currentUser>`. The value is the awaited result, the value that an `async *` or `*`
 * function yields, or the `value` of an object `{ value, [Symbol.asyncDispose] }`. Generators and disposable
 * objects are released after the response has been sent. If the request failed or was refused, its error is
 * thrown at the `yield`.
 */
export type Depends<F extends Dependable, O extends DependsOptions & Exact<O, DependsOptions> = object> = [
  Given<ReturnType<F>>,
] extends [infer T]
  ? // TypeScript widens an inferred literal to `string` wherever a handler uses it, but does not widen the same literal in an intersection.
    T extends string
    ? T & string
    : T extends number
      ? T & number
      : T extends boolean
        ? T & boolean
        : T
  : never;
