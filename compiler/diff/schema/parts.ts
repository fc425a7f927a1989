/**
 * A schema as a union of parts, each about the values of one kind of JSON: `anyOf`, lists of types, `enum`
 * and `const` are all that, and `allOf` is what several have in common.
 */
export type Part = NullPart | BooleanPart | NumberPart | StringPart | ArrayPart | ObjectPart;

export type Kind = Part['kind'];

export const kinds: readonly Kind[] = ['string', 'number', 'boolean', 'array', 'object', 'null'];

interface Common {
  /** What nobody here knows the meaning of, by keyword. */
  readonly opaque: ReadonlyMap<string, unknown>;
  /** The component that it comes from. */
  readonly label: string | undefined;
}

interface NullPart extends Common {
  readonly kind: 'null';
}

export interface BooleanPart extends Common {
  readonly kind: 'boolean';
  readonly values: readonly boolean[];
}

export interface NumberPart extends Common {
  readonly kind: 'number';
  /** The only values; undefined for all that the rest allows. */
  readonly values: readonly number[] | undefined;
  readonly integer: boolean;
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
  readonly steps: readonly number[];
  readonly formats: readonly string[];
}

export interface Bound {
  readonly value: number;
  /** Whether the value itself is outside. */
  readonly open: boolean;
}

export interface StringPart extends Common {
  readonly kind: 'string';
  readonly values: readonly string[] | undefined;
  readonly min: number;
  readonly max: number;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
}

export interface ArrayPart extends Common {
  readonly kind: 'array';
  /** All hold. */
  readonly clauses: readonly ArrayClause[];
  readonly min: number;
  readonly max: number;
  readonly unique: boolean;
}

interface ArrayClause {
  readonly prefix: readonly unknown[];
  /** Of what comes after; undefined where it is not said. */
  readonly items: unknown;
}

export interface ObjectPart extends Common {
  readonly kind: 'object';
  /** All hold. */
  readonly clauses: readonly ObjectClause[];
  readonly required: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
}

interface ObjectClause {
  readonly properties: ReadonlyMap<string, unknown>;
  readonly patterns: ReadonlyMap<string, unknown>;
  /** Of all other keys; undefined where it is not said. */
  readonly others: unknown;
}

const common: Common = { opaque: new Map(), label: undefined };

/** All values of a kind. */
export const whole = {
  null: { ...common, kind: 'null' },
  boolean: { ...common, kind: 'boolean', values: [true, false] },
  number: {
    ...common,
    kind: 'number',
    values: undefined,
    integer: false,
    lower: undefined,
    upper: undefined,
    steps: [],
    formats: [],
  },
  string: {
    ...common,
    kind: 'string',
    values: undefined,
    min: 0,
    max: Number.POSITIVE_INFINITY,
    patterns: [],
    formats: [],
  },
  array: { ...common, kind: 'array', clauses: [], min: 0, max: Number.POSITIVE_INFINITY, unique: false },
  object: {
    ...common,
    kind: 'object',
    clauses: [],
    required: new Set<string>(),
    min: 0,
    max: Number.POSITIVE_INFINITY,
  },
} as const satisfies { readonly [K in Kind]: Extract<Part, { kind: K }> };

export const everything: readonly Part[] = kinds.map((kind) => whole[kind]);
