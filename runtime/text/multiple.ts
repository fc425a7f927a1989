/**
 * Whether `value` is a multiple of `of`, as in JSON Schema, in decimal arithmetic: 0.3 is a multiple of 0.1,
 * although the quotient of the binary floating-point numbers is not an integer.
 */
export function isMultipleOf(value: number, of: number): boolean {
  // The remainder of integers is exact and fast.
  if (Number.isInteger(value) && Number.isInteger(of)) return value % of === 0;
  if (!Number.isFinite(value)) return false;
  const [one, other] = [decimalOf(value), decimalOf(of)];
  const places = Math.max(one.places, other.places);
  return scaled(one, places) % scaled(other, places) === 0n;
}

/** A decimal number: `digits` divided by 10 to the power of `places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** The shortest decimal that parses as this number: the one that its author wrote. */
function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  return { digits: BigInt(`${whole}${fraction}`), places: fraction.length - Number(exponent) };
}

const scaled = ({ digits, places }: Decimal, wanted: number) => digits * 10n ** BigInt(wanted - places);
