import { formats } from '../../../runtime/formats.ts';
import { nearest } from '../../diagnose/suggest.ts';
import type { Constant } from '../../model/model.ts';

/** What the value of an option must be, in words, and whether a value is that. */
interface Rule {
  readonly what: string;
  readonly fits: (value: Constant) => boolean;
}

const bound: Rule = { what: 'a number', fits: Number.isFinite };
const amount: Rule = {
  what: 'a whole number, zero or more',
  fits: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
};
const flag: Rule = { what: 'true or false', fits: (value) => typeof value === 'boolean' };
const string: Rule = { what: 'a string', fits: (value) => typeof value === 'string' };
const name: Rule = { what: 'a name', fits: (value) => string.fits(value) && value !== '' };

const rules: { readonly [option: string]: Rule } = {
  ge: bound,
  gt: bound,
  le: bound,
  lt: bound,
  multipleOf: { what: 'a number above zero', fits: (value) => bound.fits(value) && (value as number) > 0 },
  minLength: amount,
  maxLength: amount,
  regex: string,
  format: { what: `one of ${[...formats.keys()].join(', ')}`, fits: (value) => formats.has(value as string) },
  minItems: amount,
  maxItems: amount,
  uniqueItems: flag,
  maxSize: amount,
  contentType: {
    what: 'one media type, such as `image/png`, or `image/*`',
    fits: matches(/^[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+)$/),
  },
  bearerFormat: name,
  realm: { what: 'a text in printable ASCII: it goes into a header', fits: matches(/^[\x20-\x7e]+$/) },
  alias: name,
  description: string,
  title: string,
  message: { what: 'a text', fits: matches(/\S/) },
  deprecated: flag,
};

function matches(pattern: RegExp): (value: Constant) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}

/**
 * What the value of an option must be; undefined where it is. A default and an example are compared with the
 * declared type, later.
 */
export function optionFault(option: string, value: Constant): string | undefined {
  const rule = rules[option];
  return rule === undefined || rule.fits(value) ? undefined : rule.what;
}

/** A valid value of an option, as it would be written. For `format`, the format that was probably meant. */
export function sample(option: string, given?: Constant): string {
  const values: { readonly [option: string]: string } = {
    regex: "'^[a-z]+$'",
    format: `'${(typeof given === 'string' && nearest(given, formats.keys())) || 'email'}'`,
    uniqueItems: 'true',
    deprecated: 'true',
    alias: "'page_size'",
    description: "'What it is for'",
    title: "'A short name'",
    message: "'Pages start at 1'",
    contentType: "'image/*'",
    maxSize: '1_000_000',
    multipleOf: '5',
    bearerFormat: "'JWT'",
    realm: "'Shop'",
  };
  return `${option}: ${values[option] ?? '1'}`;
}
