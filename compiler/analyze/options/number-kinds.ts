import type { Span, Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { constrain } from './constraints.ts';

/** The number kinds of typia. Kinds of 64 bits are limited to safe integers. */
const kinds: {
  readonly [kind: string]: { readonly int: boolean; readonly ge?: number; readonly le?: number };
} = {
  int32: { int: true, ge: -(2 ** 31), le: 2 ** 31 - 1 },
  uint32: { int: true, ge: 0, le: 2 ** 32 - 1 },
  int64: { int: true },
  uint64: { int: true, ge: 0 },
  float: { int: false, ge: -3.4028234663852886e38, le: 3.4028234663852886e38 },
  double: { int: false },
};

export const numberKinds = Object.keys(kinds);

/** The type with its numbers limited to a kind. `tag` is the tag that names the kind. */
export function numberKind(
  type: Type,
  kind: string,
  tag: { readonly span: Span; readonly text: string },
  context: Context,
): Type {
  const { int, ...range } = kinds[kind]!;
  const bounds = Object.entries(range).map(([name, value]) => ({ name, value, ...tag }));
  const isNumber = (one: Type): boolean =>
    one.kind === 'number' || (one.kind === 'union' && one.members.some(isNumber));
  // A single constraint, so that a type without numbers is reported once, whether or not the kind has bounds.
  if (!isNumber(type)) return constrain(type, [{ name: 'ge', value: 0, ...tag }], context);
  const whole = (one: Type): Type =>
    one.kind === 'number'
      ? { ...one, int: one.int || int }
      : one.kind === 'union'
        ? { ...one, members: one.members.map(whole) }
        : one;
  return constrain(whole(type), bounds, context);
}
