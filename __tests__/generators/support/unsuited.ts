import type { Generator } from './generate.ts';

/** Samples with a valid document, the generators whose client for it does not compile, and the reason. */
class Unsuited {
  readonly #samples: readonly string[];
  readonly #generators: readonly Generator[];
  readonly reason: string;

  constructor(samples: readonly string[], generators: readonly Generator[], reason: string) {
    this.#samples = samples;
    this.#generators = generators;
    this.reason = reason;
  }

  is(sample: string, name: Generator): boolean {
    return this.#samples.includes(sample) && this.#generators.includes(name);
  }
}

export const unsuited: readonly Unsuited[] = [
  new Unsuited(
    ['hostile-text'],
    ['orval', '@hey-api/openapi-ts'],
    'Quotes in names end a text; no parameter `__proto__`',
  ),
  new Unsuited(['client'], ['orval'], 'Quotes in the name of a parameter end it'),
  new Unsuited(['hostile-names'], ['@hey-api/openapi-ts'], 'A model named Array hides the list of that name'),
  new Unsuited(
    ['answer-contracts', 'index-signatures'],
    ['orval'],
    'Fields of other types than the rest, such as an optional one, have no place in its types',
  ),
  new Unsuited(
    ['error-bodies'],
    ['orval'],
    'A union as the type of all further fields refers to a type that it does not write',
  ),
  new Unsuited(
    ['body-unions', 'branching-unions', 'comment-tags', 'named-unions', 'recursive-aliases', 'utility-types'],
    ['openapi-typescript'],
    'A list that holds itself is an alias that refers to itself',
  ),
];
