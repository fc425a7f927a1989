/**
 * Permanent names for the kinds of changes, which scripts may match, and what each means for clients that
 * were written for the old document. A kind that occurs in both requests and answers is breaking in a request
 * where fewer values are accepted, and in an answer where more values may be given.
 */
export const changeCodes = {
  'body-added': 'The operation takes an optional request body, and took none before.',
  'body-optional': 'The request body was required, and is now optional.',
  'body-removed':
    'The request body is no longer read. A warning: requests that send one are still answered, but it has no effect.',
  'body-required': 'The request body was optional, and is now required. Breaks clients that send none.',
  'bounds-changed':
    'A limit on a number, a length or a count has changed. Breaking where a request may contain less than before, or an answer more.',
  'content-type-added':
    'A request body or an answer has one more content type. A warning for successful answers: a client may receive a content type that it cannot read.',
  'content-type-removed':
    'A content type is no longer accepted, or no longer sent. Breaks clients that send or read it.',
  'credential-added': 'The operation reads one more credential, which is optional.',
  'credential-removed':
    'A credential is no longer read. A warning: requests that send it are still answered, but it has no effect.',
  'default-changed': 'The default of a value that may be left out has changed.',
  deprecated:
    'An operation, a parameter or a field is now deprecated, or is no longer deprecated. Its behaviour is the same.',
  'discriminator-changed':
    'The field that tells the variants of a union apart has changed. A warning: generated clients may depend on it.',
  'encoding-changed':
    'A parameter or a form field is serialized differently. Breaking unless the old form is accepted as well.',
  'field-added':
    'A field is new in an answer, or new and optional in a request. Breaking only in an answer whose document ruled the field out.',
  'field-optional':
    'A field was required, and is now optional. Breaks clients that rely on it in an answer; harmless in a request.',
  'field-removed':
    'A field was removed. In an answer it is breaking, unless the field was optional and the new document rules it out. In a request it is breaking where requests with the field are now refused, and a warning where the field merely has no effect.',
  'field-required':
    'A field was optional, and is now required. Breaks clients that leave it out of a request; harmless in an answer.',
  'format-changed':
    'The format of a string has changed. Breaking where a request may contain less than before, or an answer more.',
  'header-added': 'An answer has one more header.',
  'header-optional':
    'A header of an answer was required, and may now be missing. Breaks clients that rely on it.',
  'header-removed': 'A header of an answer was removed. Breaks clients that read it.',
  'header-required': 'A header of an answer was optional, and is now always sent.',
  'null-added':
    'A value may now be `null`. Breaks clients that do not expect `null` in an answer; harmless in a request.',
  'null-removed': 'A value may no longer be `null`. Breaks clients that send `null`; harmless in an answer.',
  'operation-added': 'An operation was added: a verb of a path.',
  'operation-id-changed':
    'The id of an operation has changed. A warning: requests stay the same, but generated clients name their methods after it.',
  'operation-removed': 'An operation was removed: a verb of a path. Breaks all clients that call it.',
  'other-fields-changed':
    'Undeclared fields are now refused, or now accepted, or the pattern of their names has changed. A changed pattern is a warning; the rest is breaking where a request may contain less than before, or an answer more.',
  'parameter-added': 'An optional parameter was added.',
  'parameter-moved':
    'A parameter is read from another place, such as from a header instead of the query. Breaks clients that send it in the old place.',
  'parameter-optional': 'A parameter was required, and is now optional.',
  'parameter-removed':
    'A parameter is no longer read. A warning: requests that send it are still answered, but it has no effect.',
  'parameter-renamed':
    'A parameter has another name. Breaks clients that send the old name. Path parameters are compatible: their names are never sent.',
  'parameter-required': 'A parameter was optional, and is now required. Breaks clients that leave it out.',
  'parameter-style-changed':
    'A list or an object in a parameter is serialized differently. Breaks clients that use the old form.',
  'pattern-changed':
    'The pattern of a string has changed. Breaking unless a pattern was only added to an answer, or only removed from a request.',
  'required-body-added': 'The operation requires a request body, and took none before. Breaks all clients.',
  'required-field-added':
    'A required field was added. Breaks clients that leave it out of a request; in an answer it is breaking only where the old document ruled the field out.',
  'required-parameter-added': 'A required parameter was added. Breaks all clients.',
  'security-added':
    'The operation requires credentials that it did not require before. Breaks clients that do not send them.',
  'security-removed': 'The operation accepts other credentials as well, or no longer requires any.',
  'servers-changed':
    'The addresses of the API have changed. A warning: `diff` cannot know what answers there.',
  'status-added':
    'An operation may answer with one more status. A warning for a success; compatible for an error, since clients must expect errors anyway.',
  'status-removed':
    'An operation no longer answers with a status. Breaks clients that wait for it. Compatible for an error, for one of several successes, and for a range of which some statuses remain.',
  'type-changed':
    "The type of a value has changed. Breaking where a request may contain less than before, or an answer more. A parameter or a field of a form is sent as text: there it is compatible if every text is still accepted, as with `int` that becomes `string`, and `'1' | '2'` that becomes `int`.",
  'unique-items-changed':
    'The items of a list must now be unique, or may now repeat. Breaking where a request may contain less than before, or an answer more.',
  'unknown-change':
    'Part of the document has changed whose meaning `diff` does not know. A warning: compare it yourself.',
  'values-added':
    'A value may be one that was not possible before. A warning in an answer, since clients may not know it; harmless in a request.',
  'values-removed':
    'A value that was possible before no longer is. Breaks clients that send it; harmless in an answer.',
  'variant-added':
    'A union has one more variant. Breaks clients that do not know it in an answer; harmless in a request.',
  'variant-removed': 'A union has one variant less. Breaks clients that send it; harmless in an answer.',
} as const;

export type ChangeCode = keyof typeof changeCodes;
