/**
 * The formats of the strings that `Temporal` objects are written as; undefined where no format accepts all of
 * them: a `time` has an offset here, and a `duration` neither a sign nor a fraction.
 */
const formats: { readonly [name: string]: string | undefined } = {
  'Temporal.Instant': 'date-time',
  'Temporal.PlainDate': 'date',
  'Temporal.PlainTime': undefined,
  'Temporal.PlainDateTime': undefined,
  'Temporal.PlainYearMonth': undefined,
  'Temporal.PlainMonthDay': undefined,
  'Temporal.ZonedDateTime': undefined,
  'Temporal.Duration': undefined,
};

/** A type of `Temporal`, and the format of its text. */
interface TemporalType {
  readonly name: string;
  readonly format: string | undefined;
}

/** The `Temporal` type of this name in TypeScript's libraries, if it is one. */
export function temporalType(name: string): TemporalType | undefined {
  return Object.hasOwn(formats, name) ? { name, format: formats[name] } : undefined;
}
