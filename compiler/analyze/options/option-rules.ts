import { formats } from '../../../runtime/formats.ts';
import { takes } from '../../diagnose/catalogue/takes.ts';
import { nearest } from '../../diagnose/suggest.ts';
import type { Constant } from '../../model/model.ts';

/** The options of the declarators, by the values that they apply to. */
export const documentation = ['description', 'title', 'example', 'deprecated', 'message'];
export const numeric = ['ge', 'gt', 'le', 'lt', 'multipleOf'];
export const textual = ['minLength', 'maxLength', 'regex', 'format'];
export const listing = ['minItems', 'maxItems', 'uniqueItems'];
export const uploading = ['maxSize', 'contentType'];
const credential = ['bearerFormat', 'realm'];
/** The options that every type may have. */
export const onAnyType = [...documentation, 'alias', 'default'];
export const known = [...onAnyType, ...numeric, ...textual, ...listing, ...uploading, ...credential];

/** All options of a single `File`. */
export const ofFiles = [...uploading, 'alias', ...documentation.filter((one) => one !== 'example')];

/** All options of the credential declarators. */
export const ofCredentials: { readonly [source: string]: readonly string[] } = {
  bearer: ['description', 'bearerFormat'],
  basic: ['description', 'realm'],
  apiKey: ['description'],
};

/** A valid value of an option, as it would be written. For `format`, the format that was probably meant. */
export function sample(name: string, given?: Constant): string {
  const values: { readonly [name: string]: string } = {
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
  return `${name}: ${values[name] ?? '1'}`;
}

/**
 * Why an option cannot be used on this declarator; undefined where it can. A field has a default, a parameter
 * an initializer. A body and a field have no name on the wire.
 */
export function misplacement(name: string, source: string): string | undefined {
  const own = ofCredentials[source];
  if (own?.includes(name)) return undefined;
  if (own !== undefined) return takes(own);
  if (credential.includes(name)) return '`bearerFormat` is for `Bearer`, `realm` for `Basic`.';
  if (name === 'default' && source === 'file') return 'Declare it optional: `file?: File`.';
  if (name === 'default' && source !== 'field') return 'Write an initializer: `limit: Query<int> = 10`.';
  if (name === 'alias' && source === 'field') return 'Name the field as it is named on the wire.';
  if (name === 'alias' && source === 'form of a model')
    return 'Its fields are named in the model, as they are named on the wire: remove it.';
  if (name === 'message' && source === 'form of a model')
    return 'Its fields are checked one by one: give each its message, as in `Field<string, { message: ... }>`.';
  if (name === 'alias' && source === 'body') return 'A body has no name on the wire: remove it.';
  return undefined;
}

/** What the value of an option must be; undefined where the value is valid. */
export function optionFault(name: string, value: Constant): string | undefined {
  // These are compared with the declared type later.
  if (name === 'default' || name === 'example') return undefined;
  if (name === 'multipleOf')
    return typeof value === 'number' && value > 0 && Number.isFinite(value)
      ? undefined
      : 'a number above zero';
  if (numeric.includes(name)) return Number.isFinite(value) ? undefined : 'a number';
  if (/^(min|max)(Length|Items)$|^maxSize$/.test(name)) {
    return Number.isSafeInteger(value) && (value as number) >= 0 ? undefined : 'a whole number, zero or more';
  }
  if (name === 'uniqueItems' || name === 'deprecated')
    return typeof value === 'boolean' ? undefined : 'true or false';
  if (name === 'format')
    return formats.has(value as string) ? undefined : `one of ${[...formats.keys()].join(', ')}`;
  if (name === 'contentType')
    return typeof value === 'string' && mediaType.test(value)
      ? undefined
      : 'a media type such as `image/png`, or `image/*`';
  if (name === 'realm')
    return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value)
      ? undefined
      : 'a text in printable ASCII: it goes into a header';
  if (name === 'bearerFormat' || name === 'alias')
    return typeof value === 'string' && value !== '' ? undefined : 'a name';
  if (name === 'message') return typeof value === 'string' && value.trim() !== '' ? undefined : 'a text';
  return typeof value === 'string' ? undefined : 'a string';
}

const mediaType = /^[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+)$/;
