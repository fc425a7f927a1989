import type { Type } from '../model/model.ts';
import { presentMembers } from '../model/walk.ts';

/** What can be read from a text: `null` may stand in the type, for the default alone. */
export function isTextType(type: Type): boolean {
  const [only, ...more] = presentMembers(type);
  if (only === undefined || more.length > 0) return false;
  return only.kind === 'list' ? isScalar(only.item) : isScalar(only);
}

/** An item of a list that no text can bring, for commas are what separates the items. */
export function itemWithComma(type: Type): string | undefined {
  const items = presentMembers(type).flatMap((one) => (one.kind === 'list' ? one.item : []));
  const values = items.flatMap((item) => (item.kind === 'literal' ? item.values : []));
  return values.find((value) => typeof value === 'string' && value.includes(',')) as string | undefined;
}

export const isScalar = ({ kind }: Type) =>
  kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'literal';
