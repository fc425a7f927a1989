import type { Models, Type, UnionType } from '../../model/model.ts';
import { structureOf } from '../../model/structure.ts';
import { holds } from '../../model/walk.ts';
import { indented } from '../../print/indented.ts';
import { quote } from '../../print/quote.ts';
import { typeText } from '../../print/type-text.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { outgoing } from '../write/outgoing.ts';
import { discriminatorOf, taggedBy } from './discriminator.ts';
import { isKnownByKind } from './kinds.ts';

/**
 * Whether a check has to descend into several members of a recursive union for one value. Each level would
 * then visit the next one several times, and a body of a few hundred bytes would keep the server busy for
 * years.
 */
function isBranching(union: UnionType, models: Models): boolean {
  const { members } = union;
  // Of the members that a discriminator tells apart, only one is descended into.
  const tagged = taggedBy(discriminatorOf(members, models));
  const others = members.filter((one) => !tagged.includes(one) && !isKnownByKind(one, members, models));
  const lookedInto = [...others.map((one) => [one]), ...(tagged.length > 0 ? [tagged] : [])];
  if (lookedInto.length < 2) return false;
  // Within an outgoing union, names lead to the union as it comes in.
  const structure = structureOf(outgoing(union, models));
  const isUnion = (type: Type) =>
    type.kind === 'union' &&
    type.members.length === members.length &&
    structureOf(outgoing(type, models)) === structure;
  return lookedInto.filter((group) => group.some((one) => holds(one, models, isUnion))).length > 1;
}

/**
 * The statements of a function that reads or writes a union. For a branching union they are wrapped in
 * `once`, which visits each value once.
 *
 * @param own the name of the function
 */
export function onceLines(
  verb: 'read' | 'write',
  own: string,
  union: UnionType,
  lines: readonly string[],
  functions: TypeFunctions,
): readonly string[] {
  if (!isBranching(union, functions.models)) return lines;
  const { module } = functions;
  const inner = lines.map(indented);
  const key = turnKey(verb, own, union, functions);
  const argument = verb === 'read' ? 'input' : 'value';
  return [`  return ${module.runtime('once')}(${key}, ${argument}, () => {`, ...inner, '  });'];
}

/** The same for the condition that checks `input`. */
export function onceCondition(
  own: string,
  union: UnionType,
  condition: string,
  functions: TypeFunctions,
): string {
  if (!isBranching(union, functions.models)) return condition;
  const { module } = functions;
  const verb = union.members.some((one) => one.kind === 'model' && one.isOutgoing) ? 'isOutgoing' : 'is';
  return `${module.runtime('once')}(${turnKey(verb, own, union, functions)}, input, () => ${condition})`;
}

/**
 * The key under which `once` remembers the values that it has visited: the names of the members. Each member
 * may have a function of its own for the same union (`kids?: (A | B)[]` in both A and B), and with a key for
 * each function, every level would be visited once more by the other. If a member has no name, the key is the
 * function itself.
 */
function turnKey(
  verb: 'is' | 'isOutgoing' | 'read' | 'write',
  own: string,
  union: UnionType,
  { output }: TypeFunctions,
): string {
  const areNamed = union.members.every(({ kind }) => kind === 'model' || kind === 'null');
  return areNamed ? quote(`${verb} ${typeText(union, (id) => output.named(id).name)}`) : own;
}
