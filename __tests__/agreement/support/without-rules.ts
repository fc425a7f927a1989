/** Rule names by kind of type, as the Model names them. */
interface Rules {
  readonly [kind: string]: readonly string[];
}

/** The constraints that options add to a type. Answers are not checked against them. */
export const rules = {
  string: ['minLength', 'maxLength', 'regex', 'format'],
  number: ['ge', 'gt', 'le', 'lt', 'multipleOf'],
  list: ['minItems', 'maxItems', 'uniqueItems'],
} satisfies Rules;

/** A Model, or a part of one, without the rules of its types. */
export function withoutRules<T>(part: T, left: Rules = rules): T {
  return without(part, left) as T;
}

/** The Model is plain data. */
function without(part: unknown, left: Rules): unknown {
  const inner = (one: unknown) => without(one, left);
  if (Array.isArray(part)) return part.map(inner);
  if (part instanceof Map) return new Map([...part].map(([id, one]) => [id, inner(one)]));
  if (typeof part !== 'object' || part === null) return part;
  const own = 'kind' in part ? (left[String(part.kind)] ?? []) : [];
  const kept = Object.entries(part).filter(([name]) => !own.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, inner(one)]));
}
