/**
 * Formats that Ajv knows otherwise, or not at all: our own rule stands in for its.
 * `__tests__/emit/formats.test.ts` holds ours.
 */
export const ownFormats: readonly OwnFormat[] = [
  {
    format: 'url',
    reason: 'No format of JSON Schema: the rule of ajv-formats is its own, and wants a slash after the host',
    witness: 'https://example.org#there',
  },
];

interface OwnFormat {
  readonly format: string;
  readonly reason: string;
  /** A text of the format that Ajv does not take. */
  readonly witness: string;
}

/** Fields of which a schema says nothing to Ajv: the sample is tried without them. */
export const unseen: readonly {
  readonly sample: string;
  readonly field: string;
  readonly reason: string;
}[] = [
  {
    sample: 'hostile-text',
    field: '__proto__',
    reason: 'To Ajv every object has a property of that name',
  },
];

/** A type whose schema takes more than the type does, because JSON Schema has no word for what it says. */
export interface Skip {
  readonly sample: string;
  readonly type: string;
  readonly reason: string;
  /** A value that the type refuses and the schema takes: where there is none any more, the skip has to go. */
  readonly witness: unknown;
}

export const skips: readonly Skip[] = [
  {
    sample: 'tuples',
    type: 'Shapes',
    reason: 'What follows a rest has no place in a schema: it says that each item is one or the other',
    witness: {
      ...{
        point: [1, 2],
        open: ['a'],
        named: [{ name: 'Ada' }],
        list: ['a'],
        authors: [],
        nested: [
          [1, 2],
          [3, 4],
        ],
      },
      ...{
        last: [{ name: 'Ada' }, 'a'],
        around: [{ name: 'Ada' }, 'a', true],
        nothing: [],
        given: ['a'],
        either: ['a'],
        labelled: ['a', 'b'],
      },
    },
  },
];

/** Samples of which nothing can be drawn. */
export const emptySamples: { readonly [sample: string]: string } = {};
