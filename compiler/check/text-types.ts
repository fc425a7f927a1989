import type { Type } from '../model.ts';

/** What can be read from a text: `null` may stand in the type, for the default alone. */
export function isTextType(type: Type): boolean {
  const [only, ...more] = type.kind === 'union' ? type.members.filter(({ kind }) => kind !== 'null') : [type];
  if (only === undefined || more.length > 0) return false;
  return only.kind === 'list' ? isScalar(only.item) : isScalar(only);
}

const isScalar = ({ kind }: Type) =>
  kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'literal';
