import type { Body, Field, int, Query } from 'routeclass';

type Word = Field<string, { minLength: 2; regex: '^(.).*\\1$'; default: 'anna' }>;
type Size = Field<int, { ge: 0; le: 50; multipleOf: 4 }>;

export interface Combined {
  word: Field<Word, { maxLength: 6; regex: '(?<vowel>[ae])[^]*\\k<vowel>'; description: 'Begins as it ends' }>;
  size: Field<Size, { ge: 10; multipleOf: 6 }>;
  either: Field<string | int | string[], { minLength: 2; ge: 10; minItems: 1 }>;
  several: Field<Field<string, { maxLength: 2 }>[], { uniqueItems: true }>;
  beside: Field<string, { minLength: 2 }> & Field<string, { maxLength: 3 }>;
}

export default class Combinations {
  get(size: Query<Size, { le: 20 }>): int {
    return size;
  }

  post(combined: Body<Combined>): Combined {
    return combined;
  }
}
