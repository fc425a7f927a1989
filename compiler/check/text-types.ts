import type { Type } from '../model/model.ts';
import { presentMembers } from '../model/walk.ts';

/** Whether a type can be read from a text. `null` is allowed, for the default only. */
export function isTextType(type: Type): boolean {
  const [only, ...more] = presentMembers(type);
  if (only === undefined || more.length > 0) return false;
  return only.kind === 'list' ? isScalar(only.item) : isScalar(only);
}

/** A list item value that contains a comma, and so can never be sent, because commas separate the items. */
export function itemWithComma(type: Type): string | undefined {
  const items = presentMembers(type).flatMap((one) => (one.kind === 'list' ? one.item : []));
  const values = items.flatMap((item) => (item.kind === 'literal' ? item.values : []));
  return values.find((value) => typeof value === 'string' && value.includes(',')) as string | undefined;
}

export const isScalar = ({ kind }: Type) =>
  kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'literal';
