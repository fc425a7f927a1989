import type { Judge } from './judge.ts';
import type { Schema } from './schema.ts';

/** The member with the shallowest value, which ends the recursion of recursive types. */
export function shallowest(members: readonly Schema[], judge: Judge): Schema {
  const heights = members.map((member) => height(member, judge, []));
  return members[heights.indexOf(Math.min(...heights))]!;
}

/** The depth of a schema's shallowest value; infinite where the schema leads back to one in progress. */
function height(schema: Schema, judge: Judge, outer: readonly Schema[]): number {
  const own = judge.resolve(schema);
  if (outer.includes(own)) return Number.POSITIVE_INFINITY;
  const inner = (one: Schema) => height(one, judge, [...outer, own]);
  const members = own.anyOf ?? own.oneOf;
  if (members !== undefined) return Math.min(...members.map(inner));
  const needed = own.prefixItems?.slice(0, own.minItems ?? 0);
  if (needed) return 1 + Math.max(0, ...needed.map(inner));
  if (own.items) return (own.minItems ?? 0) === 0 ? 1 : 1 + inner(own.items);
  const { properties = {}, required = [] } = own;
  return 1 + Math.max(0, ...required.map((name) => inner(properties[name] ?? {})));
}
