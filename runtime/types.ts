/** The declared type of parameter `I` of a method. */
export type Argument<
  Method extends (...parameters: never[]) => unknown,
  I extends number,
> = Parameters<Method>[I];

/** An object type whose readonly fields can be filled in one by one. */
export type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The types of `Symbol.asyncDispose` and `Symbol.dispose`, where TypeScript's libraries declare them. */
export type DisposeKey = SymbolConstructor[keyof SymbolConstructor & ('asyncDispose' | 'dispose')];
