/** As a package declares its types: nobody mends them here. */
export interface Schema<T> {
  readonly '~standard': { readonly version: 1; readonly types?: { readonly output: T } };
  parse: (value: unknown) => T;
}

export interface Described {
  title?: string;
  params: unknown[];
  static: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as TypeBox has it
  [more: string]: any;
}

export interface Kinded<T> {
  '~kind': 'Object';
  type: 'object';
  properties: T;
}

export interface Moment {
  readonly year: number;
  format: (pattern: string) => string;
  plus: (days: number) => Moment;
  zone: { offset: () => number };
}

export interface Paged<T> {
  items: T[];
  next: () => Paged<T>;
}
