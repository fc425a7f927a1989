import type { Generator } from './generate.ts';

/** A sample with a valid document, the generators whose client for it does not compile, and the reason. */
class Unsuited {
  readonly #sample: string;
  readonly #generators: readonly Generator[];
  readonly reason: string;

  constructor(sample: string, generators: readonly Generator[], reason: string) {
    this.#sample = sample;
    this.#generators = generators;
    this.reason = reason;
  }

  is(sample: string, name: Generator): boolean {
    return sample === this.#sample && this.#generators.includes(name);
  }
}

export const unsuited: readonly Unsuited[] = [
  new Unsuited(
    'hostile-text',
    ['orval', '@hey-api/openapi-ts'],
    'Quotes in names end a text; no parameter `__proto__`',
  ),
  new Unsuited('hostile-names', ['@hey-api/openapi-ts'], 'A model named Array hides the list of that name'),
  new Unsuited(
    'index-signatures',
    ['orval'],
    'Fields of other types than the rest have no place in its types',
  ),
  new Unsuited(
    'recursive-aliases',
    ['openapi-typescript'],
    'A list that holds itself is an alias that refers to itself',
  ),
];
