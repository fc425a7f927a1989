import type ts from 'typescript';
import type { TextParameter, Type } from '../../model/model.ts';
import { isBounded, presentMembers } from '../../model/walk.ts';
import { wireKey } from '../../model/wire-key.ts';
import { isPresent } from '../../print/condition.ts';
import type { RuntimeValue } from '../../print/module.ts';
import { literal, quote } from '../../print/quote.ts';
import { isNominal } from '../read/casts.ts';
import type { TypeFunctions } from '../type-functions.ts';

/** The type of a text without `null`, which is there for the default only. */
export function textType(type: Type): Exclude<Type, { kind: 'union' }> {
  return presentMembers(type)[0] as Exclude<Type, { kind: 'union' }>;
}

/**
 * The expression that converts a text. `undefined` stays undefined; a text that cannot be converted becomes a
 * value that every check refuses.
 */
export function convertText(parameter: TextParameter, text: string, functions: TypeFunctions): string {
  const type = textType(parameter.type);
  if (type.kind === 'list') return convertList(type.item, parameter.source === 'header', text, functions);
  const call = (name: RuntimeValue, ...more: string[]) =>
    `${functions.module.runtime(name)}(${[text, ...more].join(', ')})`;
  if (type.kind === 'number') return call(type.int ? 'toInt' : 'toNumber');
  if (type.kind === 'boolean') return call('toBoolean');
  // A union of strings needs no conversion.
  if (type.kind === 'literal' && type.values.some((value) => typeof value !== 'string'))
    return call('toLiteral', literal(type.values));
  return text;
}

function convertList(item: Type, header: boolean, text: string, functions: TypeFunctions): string {
  const use = (name: RuntimeValue) => functions.module.runtime(name);
  const split = `${use(header ? 'toHeaderList' : 'toList')}(${text})`;
  if (item.kind === 'number') return `${use(item.int ? 'toInts' : 'toNumbers')}(${split})`;
  if (item.kind === 'boolean') return `${use('toBooleans')}(${split})`;
  if (item.kind === 'literal' && item.values.some((value) => typeof value !== 'string'))
    return `${use('toLiterals')}(${split}, ${literal(item.values)})`;
  return split;
}

/** An expression that is true where the converted text is valid; undefined where every text is. */
export function textCheck(
  parameter: TextParameter,
  value: string,
  functions: TypeFunctions,
): ts.Expression | undefined {
  const type = textType(parameter.type);
  if (isAnyText(type)) return isNeverMissed(parameter) ? undefined : isPresent(value);
  return functions.check(type, value, parameter.presence.kind !== 'required');
}

/**
 * Whether every request has a valid value for the parameter: any text is valid, and so is its absence, and no
 * file can be in its place.
 */
export function isAlwaysValid(parameter: TextParameter): boolean {
  return parameter.source !== 'form' && isNeverMissed(parameter) && isAnyText(textType(parameter.type));
}

/** Whether no request is refused for lack of the parameter: a path that leads to a route has all segments. */
const isNeverMissed = ({ presence, source }: TextParameter) =>
  presence.kind !== 'required' || source === 'path';

/** Whether a type is a string, or a list of strings, without constraints. */
function isAnyText(type: Type): boolean {
  if (isBounded(type)) return false;
  return type.kind === 'list' ? isAnyText(type.item) : type.kind === 'string' && !isTemplate(type);
}

/**
 * The expression for a parameter's text. The variable `query` holds the texts of the query in the order of
 * `queryNames`. Without `pathNames`, path parameters are looked up by name.
 */
export function readText(
  parameter: TextParameter,
  queryNames: readonly string[],
  pathNames: readonly string[] | undefined,
): string {
  const { source, wireName } = parameter;
  if (source === 'query') return `query[${queryNames.indexOf(wireName)}]`;
  if (source === 'path' && pathNames === undefined) return `x.segment(${quote(wireName)})`;
  if (source === 'path') return `x.param(${pathNames!.indexOf(wireName)})`;
  return `x.${source}(${quote(wireKey(parameter))})`;
}

/**
 * Whether TypeScript cannot follow the check of a type: that of an enum, a brand, a set of values, or a list
 * of converted items.
 */
export function needsCast(type: Type): boolean {
  const inner = textType(type);
  if (isNominal(inner) || isTemplate(inner)) return true;
  if (inner.kind === 'list')
    return inner.item.kind === 'boolean' || inner.item.kind === 'literal' || needsCast(inner.item);
  return (
    inner.kind === 'literal' &&
    (inner.values.length >= 10 || inner.values.some((value) => typeof value !== 'string'))
  );
}

export const isTemplate = (type: Type) => type.kind === 'string' && type.template !== undefined;
