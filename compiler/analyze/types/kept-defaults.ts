import { ts } from 'ts-morph';
import { isOptional } from '../syntax/symbols.ts';
import { primitiveOf } from './brands.ts';
import { mappedMark, mappedSource } from './homomorphic.ts';
import type { Mark } from './marks.ts';
import { membersOf } from './members.ts';
import { isNarrowed } from './narrowed.ts';

/**
 * Whether a field keeps its default after its type was changed: `DeepReadonly` keeps the values, but a mapped
 * type such as `{ [K in keyof T]: string }` may change them to others, and `NonNullable` may exclude the
 * default. Bounds are not checked here: a default that breaks them is reported elsewhere. `members` are those
 * of the field's type; `value` is the type of the default as written with the `mark`.
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
 * Whether a constant is a value of one of some types. Lists are compared by their items: to be assignable to
 * a list with a mark on it, TypeScript would require all methods of lists.
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
      if (own === undefined) return isOptional(field);
      return within(checker.getTypeOfSymbol(field), checker.getTypeOfSymbol(own));
    });
  });
}
