/** As a package declares its types: nobody mends them here. */
export interface Schema<T> {
  readonly '~standard': { readonly version: 1; readonly types?: { readonly output: T } };
  parse: (value: unknown) => T;
}

/** As ArkType has it. */
export interface Inferred<T> extends Schema<T> {
  readonly infer: T;
}

/** As Valibot has it. */
export interface Run<T> extends Schema<T> {
  readonly '~run': (value: unknown) => T;
}

/** As rxjs has it. */
export interface Observable<T> {
  pipe: () => Observable<T>;
  subscribe: (next: (value: T) => void) => void;
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

export interface Cart {
  lines: Line[];
}

export interface Line {
  product: Product;
}

export interface Product {
  reload: () => void;
}
