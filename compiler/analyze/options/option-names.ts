/** The names in typia and JSON Schema of constraints that are called otherwise here. */
const others: { readonly [name: string]: string } = {
  minimum: 'ge',
  maximum: 'le',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  pattern: 'regex',
};

const same = ['multipleOf', 'minLength', 'maxLength', 'format', 'minItems', 'maxItems', 'uniqueItems'];

/** The option that corresponds to one of typia's tags; undefined where there is none. */
export function optionOf(tag: string): string | undefined {
  return Object.hasOwn(others, tag) ? others[tag] : same.includes(tag) ? tag : undefined;
}

/** The JSDoc tags that correspond to options, by the same name or another. */
export const optionTags: readonly string[] = [...Object.keys(others), ...same];
