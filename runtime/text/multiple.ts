/**
 * Whether `value` is a multiple of `of`, as JSON Schema has it, of the decimals that are written: 0.3 is a multiple of 0.1, though the
 * quotient of the nearest binary fractions is no whole number.
 */
export function isMultipleOf(value: number, of: number): boolean {
  const quotient = value / of;
  // Every double is told by its first 15 digits from those that somebody may have written.
  return Number.isInteger(quotient) || Number((Math.round(quotient) * of).toPrecision(15)) === value;
}
