import type { Models, Type, UnionType } from '../model.ts';
import { holds, resolved } from '../model-walk.ts';
import { indented } from '../print/indented.ts';
import { structureOf } from '../structure.ts';
import { discriminatorOf } from './discriminator.ts';
import { isKnownByKind } from './kinds.ts';
import type { TypeFunctions } from './type-functions.ts';

/**
 * Whether several members of a union have to be looked into, of one value, and lead back to the union: then each level would ask the next one
 * several times, and a body of a few hundred bytes keep the server busy for years.
 */
function isBranching(union: UnionType, models: Models): boolean {
  const { members } = union;
  const objects = members.filter((one) => resolved(one, models).kind === 'object');
  // Of those that a field tells apart one is looked into.
  const tagged = discriminatorOf(objects, models) ? objects : [];
  const others = members.filter((one) => !tagged.includes(one) && !isKnownByKind(one, members, models));
  const lookedInto = [...others.map((one) => [one]), ...(tagged.length > 0 ? [tagged] : [])];
  if (lookedInto.length < 2) return false;
  const structure = structureOf(union);
  const isUnion = (type: Type) =>
    type.kind === 'union' && type.members.length === members.length && structureOf(type) === structure;
  return lookedInto.filter((group) => group.some((one) => holds(one, models, isUnion))).length > 1;
}

/** The statements of a function over a union, which has `value`: where it branches, each value has its turn once. */
export function onceLines(
  maker: string,
  value: string,
  union: UnionType,
  lines: readonly string[],
  { models, module }: TypeFunctions,
): readonly string[] {
  if (!isBranching(union, models)) return lines;
  const inner = lines.map(indented);
  return [`  return ${module.runtime('once')}(${maker}, ${value}, () => {`, ...inner, '  });'];
}

/** The same of the condition of a check over `input`. */
export function onceCondition(
  maker: string,
  union: UnionType,
  condition: string,
  { models, module }: TypeFunctions,
): string {
  if (!isBranching(union, models)) return condition;
  return `${module.runtime('once')}(${maker}, input, () => ${condition})`;
}
