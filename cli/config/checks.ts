import { nearest } from '../../compiler/diagnose/suggest.ts';
import { isObject } from '../../runtime/json/is-object.ts';

/** A fault in a config, at a path of keys. */
export type ConfigFault =
  | {
      readonly kind: 'unknown';
      readonly path: readonly string[];
      readonly meant: string | undefined;
      readonly known: readonly string[];
    }
  | {
      readonly kind: 'invalid';
      readonly path: readonly string[];
      readonly expected: string;
      readonly found: string;
    };

export interface Check {
  (value: unknown, path: readonly string[], faults: ConfigFault[]): void;
  /** The keys that an object may have here. */
  readonly known?: readonly string[];
}

/** A check for each setting: one that is missing is a type error, and no setting that nobody may write. */
export type ChecksOf<Settings> = { readonly [key in keyof Settings]-?: Check };

export const text = value('a string', (input) => typeof input === 'string');

/** Tests a value, unless it is undefined. */
export function value(expected: string, test: (input: unknown) => boolean): Check {
  return (input, path, faults) => {
    if (input !== undefined && !test(input))
      faults.push({ kind: 'invalid', path, expected, found: describe(input) });
  };
}

/** Either a boolean, which turns the setting on or off, or an object with details. */
export function either(detailed: Check): Check {
  const whole = value('true, false or an object', (input) => typeof input === 'boolean' || isObject(input));
  const check: Check = (input, path, faults) => (isObject(input) ? detailed : whole)(input, path, faults);
  return Object.assign(check, { known: detailed.known });
}

/** An object with arbitrary keys, the value of each of which is checked. */
export function each(check: Check): Check {
  const names = keys({});
  return (input, path, faults) => {
    if (!isObject(input)) return names(input, path, faults);
    for (const [name, one] of Object.entries(input)) check(one, [...path, name], faults);
  };
}

/** The value of a key that must be present. */
export function required(check: Check): Check {
  return (input, path, faults) => {
    if (input === undefined) faults.push({ kind: 'invalid', path, expected: 'present', found: 'missing' });
    else check(input, path, faults);
  };
}

/** A list, each item of which is checked. */
export function list(item: Check): Check {
  return (input, path, faults) => {
    if (input === undefined) return;
    if (!Array.isArray(input))
      faults.push({ kind: 'invalid', path, expected: 'a list', found: describe(input) });
    else for (const [index, one] of input.entries()) item(one, [...path, String(index)], faults);
  };
}

/** An object that may have these keys and no others. */
export function keys(checks: { readonly [key: string]: Check }): Check {
  const known = Object.keys(checks);
  /**
   * The path to a known key that belongs inside another key's object. Offered at the top level only: deeper,
   * a name such as `url` is too common.
   */
  const below = (key: string, path: readonly string[]) => {
    if (path.length > 0) return undefined;
    const owner = known.find((one) => checks[one]!.known?.includes(key));
    return owner && `${owner}.${key}`;
  };
  const check: Check = (input, path, faults) => {
    if (input === undefined && path.length > 0) return;
    if (!isObject(input)) {
      faults.push({ kind: 'invalid', path, expected: 'an object', found: describe(input) });
      return;
    }
    for (const key of Object.keys(input)) {
      if (!known.includes(key))
        faults.push({
          kind: 'unknown',
          path: [...path, key],
          meant: below(key, path) ?? nearest(key, known),
          known,
        });
    }
    const values: { readonly [key: string]: unknown } = { ...input };
    for (const [key, check] of Object.entries(checks)) check(values[key], [...path, key], faults);
  };
  return Object.assign(check, { known });
}

function describe(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'function') return 'a function';
  if (typeof input === 'object' && input !== null) return 'an object';
  return typeof input === 'string' ? JSON.stringify(input) : String(input);
}
