import { ts } from 'ts-morph';
import { primitiveOf } from './brands.ts';
import { mappedMark, mappedSource } from './homomorphic.ts';
import type { Mark } from './marks.ts';
import { membersOf } from './members.ts';
import { isNarrowed } from './narrowed.ts';

/**
 * Whether what has become of a field keeps its default: `DeepReadonly` leaves values as they are, but
 * `{ [K in keyof T]: string }` may make of them what the default is none of, and `NonNullable` may leave it
 * out. Bounds are no matter here: whoever breaks those is told. `members` are those of the field's type,
 * `value` is the type of the default as it is written with the `mark`.
 */
export function keepsDefault(
  mark: Mark,
  members: readonly ts.Type[],
  value: ts.Type,
  checker: ts.TypeChecker,
): boolean {
  const isMapped = members.some((one) => mappedSource(one, checker));
  const isChanged = isMapped || isNarrowed(mark, members, new Set(), checker);
  return !isChanged || takes(members, value, checker);
}

/**
 * Whether a constant is a value of one of some types. TypeScript would ask of a list with a mark on it for
 * all that lists can do.
 */
function takes(members: readonly ts.Type[], value: ts.Type, checker: ts.TypeChecker): boolean {
  const within = (type: ts.Type, own: ts.Type) =>
    // An empty list has no items to compare.
    (own.flags & ts.TypeFlags.Never) !== 0 ||
    membersOf(own).every((one) => takes(membersOf(type), one, checker));
  return members.some((member) => {
    const mapped = mappedMark(member, checker);
    if (mapped?.kind === 'primitive') return checker.isTypeAssignableTo(value, primitiveOf(mapped.type));
    if (mapped?.kind === 'list' || checker.isArrayType(member))
      return checker.isTupleType(value) && within(member.getNumberIndexType()!, value.getNumberIndexType()!);
    const isObject = (member.flags & ts.TypeFlags.Object) !== 0 && !checker.isTupleType(member);
    const fields = isObject ? checker.getPropertiesOfType(member) : [];
    if (fields.length === 0) return checker.isTypeAssignableTo(value, primitiveOf(member));
    return fields.every((field) => {
      const own = checker.getPropertyOfType(value, field.name);
      if (own === undefined) return (field.flags & ts.SymbolFlags.Optional) !== 0;
      return within(checker.getTypeOfSymbol(field), checker.getTypeOfSymbol(own));
    });
  });
}
