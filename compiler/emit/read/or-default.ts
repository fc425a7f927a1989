import type { Constant } from '../../model/model.ts';
import { literal } from '../../print/quote.ts';

/**
 * An expression for `value`, which is read from `input`, or for the default where `input` is absent.
 *
 * @param isNullable whether `input` may be null, which is a value and not absent
 */
export function orDefault(input: string, value: string, filled: Constant, isNullable: boolean): string {
  return value === input && (filled === null || !isNullable)
    ? `${input} ?? ${literal(filled)}`
    : `${input} === undefined ? ${literal(filled)} : ${value}`;
}
