import type ts from 'typescript';
import type { IndexSignature, ListType, Models, Property, TupleType, Type } from '../../model/model.ts';
import { all, any, conditionOf, conditionText } from '../../print/condition.ts';
import type { Module } from '../../print/module.ts';
import { literal, member } from '../../print/quote.ts';
import { byKey } from '../by-key.ts';
import { fieldSet } from '../field-set.ts';
import { discriminatorOf, taggedBy } from '../unions/discriminator.ts';
import { calledOf } from './shapes.ts';

/** An expression that is true where `input`, an expression, has the type. */
export type Check = (type: Type, input: string) => ts.Expression;

/**
 * Whether `input` fits one of several members. Where there is a discriminator, it selects the member to
 * check.
 */
export function eitherCondition(members: readonly Type[], models: Models, check: Check): ts.Expression {
  const discriminator = discriminatorOf(members, models);
  const tagged = taggedBy(discriminator);
  const called = calledOf(members);
  const plain = members.filter((one) => !called.includes(one));
  const parts = called.filter((one) => !tagged.includes(one)).map((one) => check(one, 'input'));
  if (plain.length > 0)
    parts.unshift(check(plain.length === 1 ? plain[0]! : { kind: 'union', members: plain }, 'input'));
  if (discriminator) {
    const tag = member('input', discriminator.name);
    const asked = discriminator.members.map(({ tag: { values }, type }) => {
      const tests = values.map((value) => conditionOf(`${literal(value)} === ${tag}`));
      return all([any(tests), check(type, 'input')]);
    });
    const isObject = [conditionOf(`'object' === typeof input`), conditionOf('null !== input')];
    parts.push(all([...isObject, any(asked)]));
  }
  return any(parts);
}

/** The check of a tuple that has items after its rest. */
export function tailedCondition({ items, rest, tail }: TupleType, check: Check): ts.Expression {
  const among = conditionText(check(rest!, 'item'), Number.NEGATIVE_INFINITY);
  return all([
    conditionOf('Array.isArray(input)'),
    hasLength(items.length + tail.length),
    ...items.map(({ type }, i) => check(type, `input[${i}]`)),
    conditionOf(`input.slice(${items.length}, ${-tail.length}).every((item: any) => ${among})`),
    ...tail.map((type, i) => check(type, `input.at(${i - tail.length})`)),
  ]);
}

/** The condition `2 <= input.length`. */
export function hasLength(least: number): ts.Expression {
  return conditionOf(`${least} <= input.length`);
}

/** The check of a list of anything against the rules of the list. */
export function ruledCondition({ maxItems, minItems, uniqueItems }: ListType, module: Module): ts.Expression {
  return all([
    conditionOf('Array.isArray(input)'),
    ...(minItems ? [hasLength(minItems)] : []),
    ...(maxItems === undefined ? [] : [conditionOf(`input.length <= ${maxItems}`)]),
    ...(uniqueItems ? [conditionOf(`${module.runtime('isUnique')}(input)`)] : []),
  ]);
}

/** Whether the keys of an object that are not declared fields fit its index signatures. */
export function othersCondition(
  properties: readonly Property[],
  indexes: readonly IndexSignature[],
  module: Module,
  check: Check,
): ts.Expression {
  const line = (type: Type) =>
    type.kind === 'unknown' ? 'true' : conditionText(check(type, 'value'), Number.NEGATIVE_INFINITY);
  const fits = byKey(indexes, { value: 'value: any', make: line, otherwise: 'true' }, module);
  const declared = fieldSet(properties, module);
  return conditionOf(`${module.runtime('othersFit')}(input, ${declared}, ${fits})`);
}
