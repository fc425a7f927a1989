import type { Docs, LiteralType, Type } from './model.ts';
import { withoutRepeated } from './structure.ts';
import { isRefused } from './walk.ts';

/** A literal type with a single value. */
export function literalType(value: string | number | boolean, fromEnum: boolean): LiteralType {
  return { kind: 'literal', values: [value], enum: fromEnum };
}

/**
 * The union of several types: literals in one type, `true` and `false` as boolean, `null` last. Types that
 * another one includes are left out: literals beside `string`, as in `'asc' | (string & {})`, integers beside
 * `int`, bounded numbers and integers beside `number`, and a type beside the same type, written once more or
 * as a readonly list.
 */
export function join(types: readonly Type[]): Type | undefined {
  const all = types.flatMap((type) => (type.kind === 'union' && !type.docs ? type.members : [type]));
  const flat = withOneAny(withOneAny(all, 'string'), 'number');
  const literals = flat.filter((type) => type.kind === 'literal');
  const values = [...new Set(literals.flatMap((one) => one.values))];
  const both = values.includes(true) && values.includes(false);
  const rest = both ? values.filter((value) => typeof value !== 'boolean') : values;
  const others = flat.filter(({ kind }) => kind !== 'literal' && kind !== 'null');
  const members = [...withoutRepeated(others)];
  const docs = docsOf(literals);
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
  const open = members.filter(({ kind }) => kind === 'unknown');
  if (open.length > 0) return { kind: 'unknown', ...(open.some(isRefused) && { isRefused: true }) };
  // A documented `T | null` has a `null` of its own.
  const isNullable = members.some(
    (one) => one.kind === 'union' && one.members.some(({ kind }) => kind === 'null'),
  );
  if (!isNullable && flat.some(({ kind }) => kind === 'null')) members.push({ kind: 'null' });
  return members.length > 1 ? { kind: 'union', members } : members[0];
}

/**
 * The types with at most one unconstrained string or number type: its literals are left out, and so are
 * constrained types without docs, as in `name ?? 'nobody'`, and further unconstrained types, whose docs are
 * merged into it.
 */
function withOneAny(types: readonly Type[], kind: 'string' | 'number'): readonly Type[] {
  const free = types.filter((one) => one.kind === kind && isFree(one));
  const any = free.find((one) => one.kind === 'string' || (one.kind === 'number' && !one.int));
  if (any === undefined)
    return free.length > 0 ? types.flatMap((one) => withoutLiterals(one, Number.isSafeInteger)) : types;
  return types.flatMap((one): readonly Type[] => {
    if (one === any) return [{ ...any, ...docsOf(free) }];
    return free.includes(one) || (one.kind === kind && !one.branded && !one.docs)
      ? []
      : withoutLiterals(one, (value) => typeof value === kind);
  });
}

/** Whether a string or number type has no constraints. */
const isFree = (type: Type) => Object.keys(type).every((key) => ['kind', 'int', 'docs'].includes(key));

function withoutLiterals(
  type: Type,
  isIncluded: (value: LiteralType['values'][number]) => boolean,
): readonly Type[] {
  if (type.kind !== 'literal' || type.docs || type.notes) return [type];
  const values = type.values.filter((value) => !isIncluded(value));
  return values.length > 0 ? [{ ...type, values }] : [];
}

/** The docs of several types, merged into one. */
function docsOf(types: readonly Type[]): { readonly docs?: Docs } {
  const docs: Docs = Object.assign({}, ...types.map((one) => one.docs));
  return Object.keys(docs).length > 0 ? { docs } : {};
}
