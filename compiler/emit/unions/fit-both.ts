import type { Models, Type } from '../../model/model.ts';
import { fieldsOf, isRequired, resolved } from '../../model/walk.ts';
import { isListLike, lengthsMeet, surePairs } from './item-pairs.ts';
import { kindsOf } from './kinds.ts';

/**
 * Whether a value may have both of two object types, or of two list or tuple types; true where that is
 * unknown.
 */
export function mayFitBoth(one: Type, other: Type, models: Models): boolean {
  const [own, others] = [resolved(one, models), resolved(other, models)];
  if (isListLike(own) && isListLike(others))
    return (
      lengthsMeet(own, others) &&
      surePairs(own, others).every(([item, match]) =>
        isObjectLike(item, models) && isObjectLike(match, models)
          ? mayFitBoth(item, match, models)
          : !areDisjoint(item, match, models),
      )
    );
  const [fields, otherFields] = [fieldsOf(own, models), fieldsOf(others, models)];
  if (fields === undefined && otherFields === undefined) return true;
  return !(fields ?? otherFields!).filter(isRequired).some((property) => {
    // A record declares the same type for every field.
    const record = [own, others].find(({ kind }) => kind === 'record');
    if (record?.kind === 'record') return areDisjoint(property.type, record.value, models);
    // With index signatures the answer is unknown.
    const match = (fields && otherFields)?.find(({ name }) => name === property.name);
    if (match === undefined) return false;
    return (
      match.type.kind === 'never' || (isRequired(match) && areDisjoint(property.type, match.type, models))
    );
  });
}

/** Whether no value has both types. */
export function areDisjoint(one: Type, other: Type, models: Models): boolean {
  const [own, others] = [resolved(one, models), resolved(other, models)];
  if (own.kind === 'union') return own.members.every((member) => areDisjoint(member, others, models));
  if (others.kind === 'union') return areDisjoint(others, own, models);
  if (own.kind === 'unknown' || others.kind === 'unknown') return false;
  if (own.kind === 'literal') return own.values.every((value) => !takes(others, value));
  if (others.kind === 'literal') return areDisjoint(others, own, models);
  // A date has none of the fields of another object.
  if (own.kind === 'date' || others.kind === 'date') return own.kind !== others.kind;
  const kinds = kindsOf(own, models);
  return ![...kindsOf(others, models)].some((kind) => kinds.has(kind));
}

function takes(type: Type, value: string | number | boolean): boolean {
  return type.kind === 'literal' ? type.values.includes(value) : type.kind === typeof value;
}

/** Whether values of a type are objects with fields. */
export function isObjectLike(type: Type, models: Models): boolean {
  const { kind } = resolved(type, models);
  return kind === 'object' || kind === 'record';
}
