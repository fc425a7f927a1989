import type { Type, UnionType } from '../../model/model.ts';
import { resolved } from '../../model/walk.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { holdsKind, isKnownByKind, takesOtherKinds } from './kinds.ts';

/**
 * The value, cast to the member that a condition has selected, where TypeScript does not narrow to it: for a
 * tuple; for lists beside objects, since theirs are readonly, which `Array.isArray` does not know; for one of
 * several lists. Beside an object that takes texts or lists, too, it narrows to any text or any list; by a
 * literal, it does not tell `'all'` from an `Uppercase<string>`.
 */
export function castToMember(
  member: Type,
  { members }: UnionType,
  value: string,
  functions: TypeFunctions,
): string {
  const { models } = functions;
  const hasBoth = holdsKind('list', members, models) && holdsKind('object', members, models);
  const isEither = holdsKind('list', [member], models) || holdsKind('object', [member], models);
  const { kind } = resolved(member, models);
  const isBesideAll = members.some((one) => one !== member && takesOtherKinds(one, models));
  const isWidened = isBesideAll && (kind === 'literal' || kind === 'tuple');
  const isUnseen = isKnownByKind(member, members, models)
    ? isWidened || (hasBoth && isEither) || member.kind === 'tuple'
    : member.kind === 'list' || (kind === 'literal' && (isBesideAll || members.some(isCased)));
  if (!isUnseen) return value;
  return `${value} as ${isWidened && kind === 'tuple' ? 'unknown as ' : ''}${functions.annotation(member)}`;
}

/** Whether a type is `Uppercase<string>` or the like, and no template literal type. */
function isCased(type: Type): boolean {
  return type.kind === 'string' && type.template !== undefined && !type.template.text.startsWith('`');
}
