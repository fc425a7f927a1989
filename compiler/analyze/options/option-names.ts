/** What typia and JSON Schema call the constraints that have other names here. */
const others: { readonly [name: string]: string } = {
  minimum: 'ge',
  maximum: 'le',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  pattern: 'regex',
};

const same = ['multipleOf', 'minLength', 'maxLength', 'format', 'minItems', 'maxItems', 'uniqueItems'];

/** The option that says what a tag of typia's says; undefined where none does. */
export function optionOf(tag: string): string | undefined {
  return Object.hasOwn(others, tag) ? others[tag] : same.includes(tag) ? tag : undefined;
}

/** Tags of comments that are options under their own names, or under others. */
export const optionTags: readonly string[] = [...Object.keys(others), ...same];
