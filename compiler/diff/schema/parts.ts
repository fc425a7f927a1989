/**
 * A part of a schema. Every schema is a union of parts, each of which accepts values of one JSON kind.
 * `anyOf`, lists of types, `enum` and `const` become unions, and `allOf` becomes an intersection.
 */
export type Part = NullPart | BooleanPart | NumberPart | StringPart | ArrayPart | ObjectPart;

export type Kind = Part['kind'];

export const kinds: readonly Kind[] = ['string', 'number', 'boolean', 'array', 'object', 'null'];

interface Common {
  /** Keywords with unknown effect, and their values. */
  readonly opaque: ReadonlyMap<string, unknown>;
  /** The name of the component that the part comes from. */
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
  /** The only valid values; undefined where the other members alone decide. */
  readonly values: readonly number[] | undefined;
  readonly integer: boolean;
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
  readonly steps: readonly number[];
  readonly formats: readonly string[];
}

export interface Bound {
  readonly value: number;
  /** Whether the bound is exclusive. */
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
  /** All of them apply. */
  readonly clauses: readonly ArrayClause[];
  readonly min: number;
  readonly max: number;
  readonly unique: boolean;
}

interface ArrayClause {
  readonly prefix: readonly unknown[];
  /** The schema of the items after the prefix; undefined where the document has none. */
  readonly items: unknown;
}

export interface ObjectPart extends Common {
  readonly kind: 'object';
  /** All of them apply. */
  readonly clauses: readonly ObjectClause[];
  readonly required: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
}

interface ObjectClause {
  readonly properties: ReadonlyMap<string, unknown>;
  readonly patterns: ReadonlyMap<string, unknown>;
  /** The schema of all other keys; undefined where the document has none. */
  readonly others: unknown;
}

const common: Common = { opaque: new Map(), label: undefined };

/** For each kind, the part that accepts all of its values. */
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
