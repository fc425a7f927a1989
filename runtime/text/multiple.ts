/**
 * Whether `value` is a multiple of `of`, as JSON Schema has it, of the decimals that are written: 0.3 is a
 * multiple of 0.1, though the quotient of the nearest binary fractions is no whole number.
 */
export function isMultipleOf(value: number, of: number): boolean {
  // The remainder of whole numbers is exact, and found fast.
  if (Number.isInteger(value) && Number.isInteger(of)) return value % of === 0;
  if (!Number.isFinite(value)) return false;
  const [one, other] = [decimalOf(value), decimalOf(of)];
  const places = Math.max(one.places, other.places);
  return scaled(one, places) % scaled(other, places) === 0n;
}

/** `digits` divided by ten as often as it has `places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** The shortest decimal that is read as this number: the one that somebody has written. */
function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  return { digits: BigInt(`${whole}${fraction}`), places: fraction.length - Number(exponent) };
}

const scaled = ({ digits, places }: Decimal, wanted: number) => digits * 10n ** BigInt(wanted - places);
