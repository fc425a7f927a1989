import fc from 'fast-check';

const pad = (value: number) => String(value).padStart(2, '0');

const zone = fc.oneof(
  fc.constantFrom('Z', 'z'),
  fc
    .tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59))
    .map(([sign, hours, minutes]) => `${sign}${pad(hours)}:${pad(minutes)}`),
);

/** Texts of the format `date`. */
export const date = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));

/** Texts of the format `time`. */
export const time = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.option(fc.nat(999_999), { nil: undefined }), zone)
  .map(
    ([hours, minutes, seconds, fraction, offset]) =>
      `${pad(hours)}:${pad(minutes)}:${pad(seconds)}${fraction === undefined ? '' : `.${fraction}`}${offset}`,
  );
