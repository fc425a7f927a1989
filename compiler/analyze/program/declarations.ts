/** Inlined and not an alias, because a model of the app may have the name of the alias. */
const login = '{ username: string; password: string }';

/**
 * The declarators as the marked Program sees them.
 *
 * To users a declarator is simply its `T`, and TypeScript forgets the options. Here each declarator leaves a
 * mark on the type: an empty interface whose type arguments hold source, `T` and options. The interface has
 * no property, so spreads, indexing and assignments between differently marked types work as they do for
 * users. Aliases, generics and utility types keep it.
 *
 * The mark of an `int` has an optional property, which makes it a subtype of `number`, and `number` none of
 * it, although each can be assigned to the other. So of `{ n: int }` and `{ n: number }`, which a method
 * returns, TypeScript keeps the latter.
 *
 * What a client sends keeps its mark even where options turn it into `never` or `any`, and editors may show
 * another type: `labels[color]`, or the keys that a condition selects.
 *
 * `NotAFunction` is deliberately undeclared: it becomes TypeScript's type of an error, which is reported
 * elsewhere, and not an `any` of the author's.
 */
export const declarations = (runtime: string): string => `
import type { Depends as Given, Upload as Received } from ${JSON.stringify(runtime)};
export * from ${JSON.stringify(runtime)};

export interface Declarator<Source, T, Options, Name = never> {}
type Declared<T, Mark> = T extends null | undefined | void ? T : T & Mark;
type Sent<T, Mark> = [T] extends [never] ? Mark : [0] extends [1 & T] ? Mark : Declared<T, Mark>;

declare const integer: unique symbol;
export interface Integer {
  readonly [integer]?: true;
}
export type int = number & Integer;
export interface Upload extends Received {
  readonly size: int;
}

export type Query<T, O = {}> = Sent<T, Declarator<'query', T, O>>;
export type Path<T, O = {}> = Sent<T, Declarator<'path', T, O>>;
export type Header<T, O = {}> = Sent<T, Declarator<'header', T, O>>;
export type Cookie<T, O = {}> = Sent<T, Declarator<'cookie', T, O>>;
export type Body<T, O = {}> = Sent<T, Declarator<'body', T, O>>;
export type Form<T, O = {}> = Sent<T, Declarator<'form', T, O>>;
export type File<T = Upload, O = {}> = Declared<T, Declarator<'file', T, O>>;
export type Bearer<O = {}> = Declared<string, Declarator<'bearer', string, O>>;
export type Basic<O = {}> = Declared<${login}, Declarator<'basic', ${login}, O>>;
export type ApiKey<Name extends string, O = {}> = Declared<string, Declarator<'apiKey', string, O, Name>>;
export type Field<T, O = {}> = Declared<T, Declarator<'field', T, O>>;

type Depended<T, Mark> = [T] extends [null | undefined | void] ? Mark : Declared<T, Mark>;
export type Depends<F extends (...parameters: any[]) => unknown, O = {}> = [F] extends [Function]
  ? Depended<Given<F>, Declarator<'depends', Given<F>, [F, O]>>
  : NotAFunction;
`;

/**
 * The file name of these declarations, beside the runtime's own. The file exists in the marked Program only.
 */
export const declarationsFile = 'routeclass-declarators.d.ts';

export const isDeclarationsFile = ({ fileName }: { readonly fileName: string }) =>
  fileName.endsWith(`/${declarationsFile}`);
