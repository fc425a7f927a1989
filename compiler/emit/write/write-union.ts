import type { Models, Type, UnionType } from '../../model/model.ts';
import { distinctTypes } from '../../model/structure.ts';
import { canHaveValue, fieldsOf, presentMembers, resolved } from '../../model/walk.ts';
import { literal, quote } from '../../print/quote.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { onceLines } from '../unions/branching.ts';
import { type Discriminator, discriminatorOf, taggedBy } from '../unions/discriminator.ts';
import { isListLike } from '../unions/item-pairs.ts';
import { holdsKind, isKnownByKind, kindTest } from '../unions/kinds.ts';
import { castToMember } from '../unions/member-cast.ts';
import { overlappingMembers } from '../unions/overlap.ts';
import { reachedMembers } from '../unions/reached.ts';
import { switchLines } from '../unions/switch.ts';
import { outgoing } from './outgoing.ts';
import { itemFunction, writeValue } from './write.ts';

/** The function that writes an unnamed union. `T | null` is written in place and needs none. */
export function unionFunction(union: UnionType, functions: TypeFunctions): string {
  return functions.ownFunction('write', union, (own) => {
    const lines = onceLines('write', own, union, writeUnionLines(union, functions), functions);
    functions.module.add(
      `function ${own}(value: ${functions.typeText(union)}): string {\n${lines.join('\n')}\n}`,
      ranks.write,
    );
  });
}

/**
 * The statements that write `value` as the member that it fits, so that the declared fields of that member
 * are written.
 */
export function writeUnionLines(bounded: UnionType, functions: TypeFunctions): readonly string[] {
  const { models } = functions;
  const union = withPlainTexts(bounded, models);
  const discriminator = discriminatorOf(union.members, models);
  const tagged = taggedBy(discriminator);
  const present = inOrder(functions.output.byDetail(presentMembers(union)));
  const others = present.filter((one) => !tagged.includes(one));
  const mixed = overlappingMembers(others, models);
  const single = reachedMembers(
    others.filter((one) => !mixed.includes(one)),
    models,
  );
  return [
    ...(present.length < union.members.length ? ["  if (value === null) return 'null';"] : []),
    ...single.map((one) => {
      const { test, value } = probe(one, union, functions);
      return `  if (${test}) return ${writeValue(one, value, functions)};`;
    }),
    ...(mixed.length > 0 ? mixedLines(mixed, union, functions) : []),
    ...(discriminator
      ? switchLines(
          {
            value: 'value',
            discriminator,
            isWider: others.length > 0,
            isNarrowed: others.some((one) => resolved(one, models).kind === 'record'),
            otherwise: unmatched(functions, others.length > 0 ? undefined : taggedWords(discriminator)),
          },
          (type, value) => writeValue(type, value, functions),
          functions,
        )
      : noneFits(
          present.filter((one) => !isKnownByKind(one, union.members, models)),
          functions,
        )),
  ];
}

/** The statements for a value that fits no member. `members` are those that were tested by their contents. */
function noneFits(members: readonly Type[], functions: TypeFunctions): readonly string[] {
  const rows = members.flatMap((one) => {
    const fields = fieldsOf(one, functions.models)?.filter(canHaveValue);
    const names = fields?.map(({ name }) => name);
    return names ? [`    { fields: ${literal(names)}, write: ${itemFunction(one, functions)} },`] : [];
  });
  if (rows.length === 0) return [`  return ${unmatched(functions)};`];
  return [`  return ${functions.module.runtime('unmatchedObject')}(value, [`, ...rows, '  ]);'];
}

/**
 * The expression that refuses a value that fits no member. `declared` describes what the members have in
 * common.
 */
function unmatched({ module }: TypeFunctions, declared?: string): string {
  return `${module.runtime('unmatched')}(value${declared === undefined ? '' : `, ${quote(declared)}`})`;
}

function taggedWords({ members, name }: Discriminator): string {
  const tags = members.flatMap(({ tag }) => tag.values.map((value) => JSON.stringify(value)));
  return `an object whose ${name} is ${tags.join(' | ')}`;
}

/** The union without the bounds of its strings, numbers and lists of them, some of which are then equal. */
function withPlainTexts(union: UnionType, models: Models): UnionType {
  const isPlain = (type: Type): boolean =>
    type.kind === 'list' ? isPlain(type.item) : type.kind === 'string' || type.kind === 'number';
  const members = union.members.map((one) => (isPlain(one) ? outgoing(one, models) : one));
  return { ...union, members: distinctTypes(members) };
}

/** The members with literals first, because an unbounded string would include them. */
function inOrder(members: readonly Type[]): readonly Type[] {
  const isLiteral = ({ kind }: Type) => kind === 'literal';
  return [...members.filter(isLiteral), ...members.filter((one) => !isLiteral(one))];
}

/** The condition that tells a member from the others, and the value cast to that member. */
function probe(
  member: Type,
  union: UnionType,
  functions: TypeFunctions,
): { readonly test: string; readonly value: string } {
  const { models } = functions;
  const value = castToMember(member, union, 'value', functions);
  if (isKnownByKind(member, union.members, models))
    return { test: kindTest(member, union.members, 'value', models), value };
  // The check of incoming values is stricter, and lets fields with defaults be absent. TypeScript does not
  // always follow the other tests.
  const loose = outgoing(member, models);
  const isSeen = loose === member || member.kind === 'model';
  if (!isSeen) functions.nameAfter(loose, `${functions.nameOf(member)}Shape`);
  // Behind a test for an object, lists are partly `any` to TypeScript: a named one would stand for all.
  const isNamedList = member.kind === 'model' && isListLike(resolved(member, models));
  const isAny = isNamedList && holdsKind('object', union.members, models);
  const isCast = isAny || isListLike(member);
  return {
    test: functions.condition(loose, isAny ? 'value as unknown' : 'value'),
    // TypeScript may refuse a direct cast from one list or tuple type to another.
    value:
      isSeen && !isAny ? value : `value as ${isCast ? 'unknown as ' : ''}${functions.annotation(member)}`,
  };
}

/** A value that fits several members is written with the fields of each. */
function mixedLines(mixed: readonly Type[], union: UnionType, functions: TypeFunctions): readonly string[] {
  const merged = functions.module.runtime('mergedText');
  const lines = mixed.map((one, i) => {
    const { test, value } = probe(one, union, functions);
    const written = writeValue(one, value, functions);
    return `  if (${test}) text = ${i === 0 ? written : `${merged}(text, ${written})`};`;
  });
  return ["  let text = '';", ...lines, "  if (text !== '') return text;"];
}
