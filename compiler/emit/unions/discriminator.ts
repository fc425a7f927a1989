import type { LiteralType, Models, Type } from '../../model/model.ts';
import { resolved } from '../../model/walk.ts';

/** A field that tells the members of a union apart. */
export interface Discriminator {
  readonly name: string;
  /** Members with the field's values that are theirs. */
  readonly members: readonly { readonly type: Type; readonly tag: LiteralType }[];
}

/** The first field whose literal values each belong to one member alone; undefined where there is none. */
export function discriminatorOf(members: readonly Type[], models: Models): Discriminator | undefined {
  if (members.length < 2) return undefined;
  const tags = members.map((member) => literalsOf(member, models));
  for (const name of tags[0]?.keys() ?? []) {
    const own = tags.map((one) => one.get(name));
    if (!own.every((tag) => tag !== undefined)) continue;
    const values = own.flatMap((tag) => tag.values);
    if (new Set(values).size === values.length)
      return { name, members: members.map((type, i) => ({ type, tag: own[i]! })) };
  }
  return undefined;
}

/** The fields of an object that are always there and are one of some literals; others may stand beside them. */
function literalsOf(type: Type, models: Models): ReadonlyMap<string, LiteralType> {
  const found = new Map<string, LiteralType>();
  const own = resolved(type, models);
  for (const { default: filled, name, optional, type: field } of own.kind === 'object' ? own.properties : [])
    if (field.kind === 'literal' && !optional && filled === undefined) found.set(name, field);
  return found;
}
