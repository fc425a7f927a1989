import { takes } from '../../diagnose/catalogue/takes.ts';

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
  if (name === 'example' && source === 'file') return 'A file cannot be written down: remove it.';
  if (name === 'default' && source !== 'field') return 'Write an initializer: `limit: Query<int> = 10`.';
  if (name === 'alias' && source === 'field') return 'Name the field as it is named on the wire.';
  if (name === 'alias' && source === 'form of a model')
    return 'Its fields are named in the model, as they are named on the wire: remove it.';
  if (name === 'message' && source === 'form of a model')
    return 'Its fields are checked one by one: give each its message, as in `Field<string, { message: ... }>`.';
  if (name === 'alias' && source === 'body') return 'A body has no name on the wire: remove it.';
  return undefined;
}
