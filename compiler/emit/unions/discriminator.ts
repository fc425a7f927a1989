import type { LiteralType, Models, Type } from '../../model/model.ts';
import { isRequired, resolved } from '../../model/walk.ts';

/** A field that tells the objects among the members of a union apart. */
export interface Discriminator {
  readonly name: string;
  /** The objects, each with its values of the field. */
  readonly members: readonly { readonly type: Type; readonly tag: LiteralType }[];
}

/** The first field whose literal values each belong to one object only; undefined where there is none. */
export function discriminatorOf(members: readonly Type[], models: Models): Discriminator | undefined {
  const objects = members.filter((one) => resolved(one, models).kind === 'object');
  if (objects.length < 2) return undefined;
  const tags = objects.map((one) => literalsOf(one, models));
  for (const name of tags[0]?.keys() ?? []) {
    const own = tags.map((one) => one.get(name));
    if (!own.every((tag) => tag !== undefined)) continue;
    const values = own.flatMap((tag) => tag.values);
    if (new Set(values).size === values.length)
      return { name, members: objects.map((type, i) => ({ type, tag: own[i]! })) };
  }
  return undefined;
}

/** The members that a discriminator tells apart; none without one. */
export const taggedBy = (discriminator: Discriminator | undefined): readonly Type[] =>
  discriminator?.members.map(({ type }) => type) ?? [];

/** The required fields of an object whose types are literals; the object may have other fields as well. */
function literalsOf(type: Type, models: Models): ReadonlyMap<string, LiteralType> {
  const found = new Map<string, LiteralType>();
  const own = resolved(type, models);
  for (const one of own.kind === 'object' ? own.properties : [])
    if (one.type.kind === 'literal' && isRequired(one)) found.set(one.name, one.type);
  return found;
}
