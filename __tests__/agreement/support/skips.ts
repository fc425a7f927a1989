/**
 * Formats that Ajv defines differently or not at all: our own rule replaces Ajv's.
 * `__tests__/emit/formats.test.ts` tests ours.
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
  /** A text of the format that Ajv refuses. */
  readonly witness: string;
}

/** Fields that Ajv cannot check by their schema: the sample is tested without them. */
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

/** A type whose schema accepts more than the type, because JSON Schema cannot express it. */
export interface Skip {
  readonly sample: string;
  readonly type: string;
  readonly reason: string;
  /** A value that the type refuses and the schema accepts. Without such a value, the skip must be removed. */
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

/** Samples without types to draw from. */
export const emptySamples: { readonly [sample: string]: string } = {};
