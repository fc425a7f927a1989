/** What an option says of a type beyond the type itself. Answers are not held to it. */
const rules: { readonly [kind: string]: readonly string[] } = {
  string: ['minLength', 'maxLength', 'regex', 'format'],
  number: ['ge', 'gt', 'le', 'lt', 'multipleOf'],
  list: ['minItems', 'maxItems', 'uniqueItems'],
};

/** A Model, or a part of one, whose types have no rules. */
export function withoutRules<T>(part: T): T {
  return without(part) as T;
}

/** Plain data all through. */
function without(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(without);
  if (part instanceof Map) return new Map([...part].map(([id, one]) => [id, without(one)]));
  if (typeof part !== 'object' || part === null) return part;
  const own = 'kind' in part ? (rules[String(part.kind)] ?? []) : [];
  const kept = Object.entries(part).filter(([name]) => !own.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, without(one)]));
}
