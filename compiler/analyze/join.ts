import type { Docs, LiteralType, Type } from '../model.ts';

/** A literal type of one value. */
export function literal(value: string | number | boolean, fromEnum: boolean): LiteralType {
  return { kind: 'literal', values: [value], enum: fromEnum };
}

/**
 * One type of several: literals together, `true` and `false` as boolean, `null` last. What another one says already is left out: literals
 * beside any text, as in `'asc' | (string & {})`, and a list beside the same one that is readonly.
 */
export function join(types: readonly Type[]): Type | undefined {
  const all = types.flatMap((type) => (type.kind === 'union' && !type.docs ? type.members : [type]));
  const flat = all.some(isAnyText) ? all.flatMap(withoutTexts) : all;
  const literals = flat.filter((type) => type.kind === 'literal');
  const values = [...new Set(literals.flatMap((one) => one.values))];
  const both = values.includes(true) && values.includes(false);
  const rest = both ? values.filter((value) => typeof value !== 'boolean') : values;
  const members: Type[] = flat.filter(
    (one, i) =>
      one.kind !== 'literal' &&
      one.kind !== 'null' &&
      !flat.slice(0, i).some((other) => isSameList(one, other)),
  );
  const documented: Docs = Object.assign({}, ...literals.map((one) => one.docs));
  const docs = Object.keys(documented).length > 0 && { docs: documented };
  const notes = literals.flatMap((one) => one.notes ?? []);
  const branded = literals.some((one) => one.branded) && ({ branded: true } as const);
  if (both && !members.some(({ kind }) => kind === 'boolean'))
    members.push({ kind: 'boolean', ...branded, ...docs });
  if (rest.length > 0)
    members.push({
      kind: 'literal',
      values: rest,
      enum: literals.some((one) => one.enum),
      ...branded,
      ...(notes.length > 0 && { notes }),
      ...docs,
    });
  if (members.some(({ kind }) => kind === 'unknown')) return { kind: 'unknown' };
  // A documented `T | null` brings its own.
  const isNullable = members.some(
    (one) => one.kind === 'union' && one.members.some(({ kind }) => kind === 'null'),
  );
  if (!isNullable && flat.some(({ kind }) => kind === 'null')) members.push({ kind: 'null' });
  return members.length > 1 ? { kind: 'union', members } : members[0];
}

/** A string that nothing constrains. */
const isAnyText = (type: Type) =>
  type.kind === 'string' && Object.keys(type).every((key) => key === 'kind' || key === 'docs');

function withoutTexts(type: Type): readonly Type[] {
  if (type.kind !== 'literal' || type.docs || type.notes) return [type];
  const values = type.values.filter((value) => typeof value !== 'string');
  return values.length > 0 ? [{ ...type, values }] : [];
}

/** Whether two lists hold the same model, and say nothing else. */
function isSameList(one: Type, other: Type): boolean {
  if (one.kind !== 'list' || other.kind !== 'list') return false;
  return one.item.kind === 'model' && JSON.stringify(one) === JSON.stringify(other);
}
