import type { Models, Property, Type } from '../model.ts';
import { fieldsOf, resolved } from '../model-walk.ts';
import { structureOf } from '../structure.ts';
import { kindsOf } from './kinds.ts';
import type { Output } from './output.ts';
import { isReadAsIs } from './read.ts';

/**
 * The members of a union of which a value may fit several, each with fields that another lacks, itself or within: `{ a, b? } | { a, c? }`. Whoever
 * takes the first that fits loses fields. Empty where the first is enough, in the order in which members are tried.
 */
export function mixable(members: readonly Type[], output: Output): readonly Type[] {
  const objects = members.filter((one) => isObjectLike(one, output.model.models));
  const mixed = objects.some((one, i) =>
    objects
      .slice(i + 1)
      .some((other) => mayFitBoth(one, other, output) && !covers(one, other, output.model.models)),
  );
  return mixed ? objects : [];
}

/** Whether what the one leaves out the other has not. */
function covers(one: Type, other: Type, models: Models, outer: readonly Type[] = []): boolean {
  const [own, others] = [fieldsOf(one, models), fieldsOf(other, models)];
  const covered = others?.every(({ name, type }) => {
    const match = own?.find((property) => property.name === name);
    return match !== undefined && holdsAll(match.type, type, models, [...outer, resolved(one, models)]);
  });
  return covered ?? false;
}

/** Whether what is read of a part as the one type holds all that is read of it as the other. */
function holdsAll(one: Type, other: Type, models: Models, outer: readonly Type[]): boolean {
  const [own, others] = [resolved(one, models), resolved(other, models)];
  if (outer.includes(own) || isReadAsIs(own, models) || areApart(own, others, models)) return true;
  if (structureOf(one) === structureOf(other)) return true;
  if (own.kind === 'union' || others.kind === 'union') {
    const [members, otherMembers] = [own, others].map((type) =>
      type.kind === 'union' ? type.members : [type],
    ) as [readonly Type[], readonly Type[]];
    return members.every((member) => otherMembers.every((each) => holdsAll(member, each, models, outer)));
  }
  if (own.kind === 'list' && others.kind === 'list') return holdsAll(own.item, others.item, models, outer);
  if (own.kind === 'record' && others.kind === 'record')
    return holdsAll(own.value, others.value, models, outer);
  return covers(own, others, models, outer);
}

function mayFitBoth(one: Type, other: Type, output: Output): boolean {
  const { models } = output.model;
  const [own, others] = [fieldsOf(one, models), fieldsOf(other, models)];
  if (own === undefined && others === undefined) return true;
  const isSure = ({ default: filled, optional }: Property) => !optional && filled === undefined;
  return !(own ?? others!).filter(isSure).some((property) => {
    // A record says the same of every field.
    const record = [one, other].map((type) => resolved(type, models)).find(({ kind }) => kind === 'record');
    if (record?.kind === 'record') return areApart(property.type, record.value, models);
    // With index signatures nobody can tell.
    const match = (own && others)?.find(({ name }) => name === property.name);
    if (match === undefined) return false;
    return match.type.kind === 'never' || (isSure(match) && areApart(property.type, match.type, models));
  });
}

/** Whether no value has both types. */
function areApart(one: Type, other: Type, models: Models): boolean {
  if (one.kind === 'union') return one.members.every((member) => areApart(member, other, models));
  if (other.kind === 'union') return areApart(other, one, models);
  if (one.kind === 'unknown' || other.kind === 'unknown') return false;
  if (one.kind === 'literal') return one.values.every((value) => !takes(other, value));
  if (other.kind === 'literal') return areApart(other, one, models);
  const kinds = kindsOf(one, models);
  return ![...kindsOf(other, models)].some((kind) => kinds.has(kind));
}

function takes(type: Type, value: string | number | boolean): boolean {
  return type.kind === 'literal' ? type.values.includes(value) : type.kind === typeof value;
}

/** Whether values of a type are objects with fields. */
function isObjectLike(type: Type, models: Models): boolean {
  const { kind } = resolved(type, models);
  return kind === 'object' || kind === 'record';
}
