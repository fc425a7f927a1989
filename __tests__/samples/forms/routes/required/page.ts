import type { Field, Form, int } from 'routeclass';

export enum Size {
  Small = 1,
  Large = 2,
}

export default class Required {
  /** Every kind of text that a field can be. */
  post(
    name: Form<string, { minLength: 2; maxLength: 40; description: 'Shown to others' }>,
    note: Form<string>,
    age: Form<int, { ge: 0; le: 150; example: 36 }>,
    ratio: Form<number>,
    agreed: Form<boolean>,
    state: Form<'open' | 'done'>,
    size: Form<Size>,
    level: Form<1 | 2 | 3>,
    csrf: Form<string, { alias: 'csrf-token'; deprecated: true }>,
  ) {
    return { name, note, age, ratio, agreed, state, size, level, csrf };
  }

  put(tags: Form<string[]>, ids: Form<int[], { minItems: 1; maxItems: 3; uniqueItems: true }>) {
    return { tags, ids };
  }

  patch(
    ratios: Form<number[]>,
    flags: Form<boolean[]>,
    states: Form<('open' | 'done')[]>,
    sizes: Form<Size[]>,
    short: Form<Field<string, { maxLength: 3 }>[]>,
  ) {
    return { ratios, flags, states, sizes, short };
  }
}
