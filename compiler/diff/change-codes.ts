/**
 * Permanent names for the kinds of changes, which scripts may match, and what each means for clients that
 * were written for the old document. A kind that occurs in both requests and answers is breaking in a request
 * where fewer values are accepted, and in an answer where more values may be given.
 */
export const changeCodes = {
  'body-added': 'Requests may have a body, and had none.',
  'body-optional': 'The body may be left out.',
  'body-removed':
    'The body is no longer read. A warning: clients that send one are answered, and it does nothing.',
  'body-required': 'The body may no longer be left out. It breaks clients that send none.',
  'bounds-changed':
    'A limit of numbers, lengths or counts is another one. It is breaking where a request may have less than before, or an answer more.',
  'content-type-added':
    'A body or an answer has one more content type. It is a warning for answers that are no errors, of which a client may get what it cannot read.',
  'content-type-removed':
    'A content type is no longer taken, or no longer given. It breaks clients that send it, or read it.',
  'default-changed': 'What stands for a value that is left out is another one.',
  deprecated: 'An operation, a parameter or a field is deprecated, or is no longer. All goes on as it was.',
  'discriminator-changed':
    'The field that tells the variants of a union apart has changed. A warning, for generated clients may go by it.',
  'encoding-changed':
    'A parameter or a field of a form is written in another way. It is breaking unless the old way is taken as well.',
  'field-added':
    'A field is new and optional in requests, or new in answers. It is breaking only in an answer that promised not to have it.',
  'field-optional':
    'A field may be left out, and was required. It breaks clients that rely on it in an answer; in a request it does no harm.',
  'field-removed':
    'A field is gone. It is breaking in an answer, unless it was optional and is now promised not to be there, and in a request that is refused with it; a warning in a request in which it does nothing.',
  'field-required':
    'A field must be there, and was optional. It breaks clients that leave it out of a request; in an answer it does no harm.',
  'format-changed':
    'Texts have another format. It is breaking where a request may have less than before, or an answer more.',
  'header-added': 'An answer has one more header.',
  'header-optional': 'A header of an answer may be missing. It breaks clients that rely on it.',
  'header-removed': 'A header of an answer is gone. It breaks clients that read it.',
  'header-required': 'A header of an answer is always there.',
  'null-added':
    '`null` may stand here. It breaks clients that do not expect it in an answer; in a request it does no harm.',
  'null-removed':
    '`null` may no longer stand here. It breaks clients that send it; in an answer it does no harm.',
  'operation-added': 'A verb of a path is new.',
  'operation-id-changed':
    'An operation has another id. A warning: requests are the same, but the methods of generated clients are named after it.',
  'operation-removed': 'A verb of a path is gone. It breaks all clients that call it.',
  'other-fields-changed':
    'Fields that are not declared are refused, or no longer; or the pattern of their names has changed, which is a warning. It is breaking where a request may have less than before, or an answer more.',
  'parameter-added': 'An optional parameter is new.',
  'parameter-moved':
    'A parameter is read from another place, such as a header in place of the query. It breaks clients that send it where it was.',
  'parameter-optional': 'A parameter may be left out.',
  'parameter-removed':
    'A parameter is no longer read. A warning: clients that send it are answered, and it does nothing.',
  'parameter-renamed':
    'A parameter has another name. It breaks clients, except in a path: there the name is not sent, and the change is compatible.',
  'parameter-required': 'A parameter may no longer be left out. It breaks clients that send none.',
  'parameter-style-changed':
    'A list or an object is written in another way. It breaks clients that write it as before.',
  'pattern-changed':
    'Texts have another pattern. It is breaking unless one was only added to an answer, or only taken from a request.',
  'required-body-added': 'Requests must have a body, and had none. It breaks all clients.',
  'required-field-added':
    'A field is new, and required. It breaks clients that send none in a request; in an answer only where it was promised not to be there.',
  'required-parameter-added': 'A parameter is new, and required. It breaks all clients.',
  'security-added': 'Credentials are asked for that were not. It breaks clients that show none.',
  'security-removed': 'Other credentials let in as well, or none are asked for.',
  'servers-changed': 'The API is at other addresses. A warning: what is there is not known.',
  'status-added':
    'An operation may answer with one more status. A warning, unless it is an error, which clients must expect anyway.',
  'status-removed':
    'An operation no longer answers with a status. It breaks clients that wait for it; that of an error, of one success of several, or of a range of which statuses are left, does no harm.',
  'type-changed':
    'A value has another type. It is breaking where a request may have less than before, or an answer more.',
  'unique-items-changed':
    'Items of a list may repeat, or no longer. It is breaking where a request may have less than before, or an answer more.',
  'unknown-change':
    'Something has changed of which `diff` does not know what it means. A warning: look at it.',
  'values-added':
    'A value may be one that it could not be before. A warning in an answer, where clients may not know it; in a request it does no harm.',
  'values-removed':
    'A value may no longer be what it could be before. It breaks clients that send it; in an answer it does no harm.',
  'variant-added':
    'A union has one more variant. It breaks clients that do not know it in an answer; in a request it does no harm.',
  'variant-removed':
    'A union has lost a variant. It breaks clients that send it; in an answer it does no harm.',
} as const;

export type ChangeCode = keyof typeof changeCodes;
