import type { ts } from 'ts-morph';
import type { Constant } from '../../model/model.ts';

/** A value as far as it is known without running code. */
export type Value =
  /** `undefined` where there is no value. */
  | { readonly kind: 'constant'; readonly value: Constant | undefined }
  | { readonly kind: 'text'; readonly parts: readonly Value[] }
  /** `name` names the value in a text, where only its type is known. */
  | { readonly kind: 'either'; readonly values: readonly Value[]; readonly name?: string }
  /** `open`: it may have more entries. */
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, Value>; readonly open: boolean }
  | ParameterValue
  | {
      readonly kind: 'member';
      readonly of: Value;
      readonly key: Value;
      /** The value where the object has no such member. */
      readonly default: Value | undefined;
      /** The value where it is not known what the object has. */
      readonly otherwise: Value;
    }
  /** `name` names the value in a text; `optional`: it may be undefined. */
  | { readonly kind: 'unknown'; readonly name: string; readonly optional: boolean };

/** A parameter of a function, to be replaced by the argument of a call. */
interface ParameterValue {
  readonly kind: 'parameter';
  /** The function; undefined in what is known of classes without their code. */
  readonly of: ts.Node | undefined;
  readonly index: number;
  /** The value where no argument is passed. */
  readonly default: Value | undefined;
  /** The value where the argument is not known. */
  readonly otherwise: Value;
}

/**
 * The arguments of a call. Where `open` is true, arguments that are not listed are unknown; otherwise they
 * are not passed.
 */
export interface Arguments {
  readonly values: readonly (Value | undefined)[];
  readonly open: boolean;
}

export const anything: Arguments = { values: [], open: true };

export const absent: Value = { kind: 'constant', value: undefined };
export const constant = (value: Constant | undefined): Value => ({ kind: 'constant', value });
export const unknown = (name: string, optional = true): Value => ({ kind: 'unknown', name, optional });

/** A limit for values that grow with each step of a recursion; deeper than any written by hand. */
const maxDepth = 12;

/**
 * The value with the parameters of a function replaced by the arguments of one call. Parameters of other
 * functions remain.
 */
export function bind(value: Value, of: ts.Node | undefined, given: Arguments, depth = 0): Value {
  if (depth > maxDepth) return unknown('value');
  const bound = (one: Value) => bind(one, of, given, depth + 1);
  switch (value.kind) {
    case 'parameter': {
      if (value.of !== of) return value;
      const passed = given.values[value.index] ?? (given.open ? value.otherwise : absent);
      return isAbsent(passed) && value.default ? bound(value.default) : passed;
    }
    case 'member': {
      const [object, key] = [bound(value.of), bound(value.key)];
      const member = memberAt(object, key);
      // The member of another function's parameter, or of an unknown value.
      if (member === undefined)
        return object.kind === 'unknown' ? value.otherwise : { ...value, of: object, key };
      return isAbsent(member) && value.default ? bound(value.default) : member;
    }
    default:
      return withParts(value, bound);
  }
}

/** The value with all remaining parameters replaced by what their types tell. */
export function settle(value: Value, depth = 0): Value {
  if (depth > maxDepth) return unknown('value');
  const settled = (one: Value) => settle(one, depth + 1);
  return value.kind === 'parameter' || value.kind === 'member'
    ? settled(value.otherwise)
    : withParts(value, settled);
}

/** A value that is neither a parameter nor a member of one, with its parts transformed. */
function withParts(
  value: Exclude<Value, { readonly kind: 'parameter' | 'member' }>,
  transform: (part: Value) => Value,
): Value {
  switch (value.kind) {
    case 'constant':
    case 'unknown':
      return value;
    case 'text':
      return { kind: 'text', parts: value.parts.map(transform) };
    case 'either':
      return { ...value, values: value.values.map(transform) };
    case 'object':
      return { ...value, entries: new Map([...value.entries].map(([name, one]) => [name, transform(one)])) };
  }
}

/** The parameters that a value depends on. */
export function parametersIn(value: Value): readonly ParameterValue[] {
  switch (value.kind) {
    case 'constant':
    case 'unknown':
      return [];
    case 'text':
      return value.parts.flatMap(parametersIn);
    case 'either':
      return value.values.flatMap(parametersIn);
    case 'object':
      return [...value.entries.values()].flatMap(parametersIn);
    case 'parameter':
      return [value, ...(value.default ? parametersIn(value.default) : [])];
    case 'member':
      return [value.of, value.key, ...(value.default ? [value.default] : [])].flatMap(parametersIn);
  }
}

/** A member of an object; undefined where that is not known. */
export function memberOf(object: Value, name: string): Value | undefined {
  if (isAbsent(object)) return absent;
  if (object.kind === 'object') return object.entries.get(name) ?? (object.open ? undefined : absent);
  if (object.kind !== 'either') return undefined;
  const members = object.values.map((one) => memberOf(one, name));
  return members.every((one) => one !== undefined) ? { kind: 'either', values: members } : undefined;
}

/** The same for a key that may have several values. */
function memberAt(object: Value, key: Value): Value | undefined {
  const members = alternatives(key).map((one) =>
    one.kind === 'constant' ? memberOf(object, String(one.value)) : undefined,
  );
  if (!members.every((one) => one !== undefined)) return undefined;
  return members.length === 1 ? members[0] : { kind: 'either', values: members };
}

export const isAbsent = (value: Value) => value.kind === 'constant' && value.value === undefined;

/** All values that a value may be. */
export function alternatives(value: Value): readonly Value[] {
  return value.kind === 'either' ? value.values.flatMap(alternatives) : [value];
}

/** A text with names in braces for its unknown parts; undefined where no part is known. */
export function textOf(value: Value): string | undefined {
  const [only, ...more] = alternatives(value).filter((one) => !isAbsent(one));
  if (only === undefined || more.length > 0) return undefined;
  if (only.kind === 'constant') return typeof only.value === 'string' ? only.value : undefined;
  if (only.kind !== 'text') return undefined;
  const parts = only.parts.map((part) => (part.kind === 'constant' ? String(part.value) : textOf(part)));
  if (parts.every((part) => part === undefined)) return undefined;
  return only.parts.map((part, i) => parts[i] ?? `{${nameOf(part) ?? 'value'}}`).join('');
}

function nameOf(value: Value): string | undefined {
  if (value.kind === 'unknown') return value.name;
  return value.kind === 'either' ? (value.name ?? value.values.map(nameOf).find(Boolean)) : undefined;
}

/** The key of an argument: equal for equal arguments. */
export function keyOf(value: Value | undefined): string {
  if (value === undefined) return '?';
  switch (value.kind) {
    case 'constant':
      return JSON.stringify(value.value) ?? 'undefined';
    case 'text':
      return `\`${value.parts.map(keyOf).join('+')}\``;
    case 'either':
      return `(${value.name ?? ''}:${value.values.map(keyOf).join('|')})`;
    case 'object':
      return `{${[...value.entries].map(([name, one]) => `${name}:${keyOf(one)}`).join(',')}${value.open ? '...' : ''}}`;
    case 'unknown':
      return `<${value.name}${value.optional ? '?' : ''}>`;
    // A bound value contains neither.
    case 'parameter':
    case 'member':
      return value.kind;
  }
}
