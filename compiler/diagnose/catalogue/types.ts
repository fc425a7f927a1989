import type { TextSource } from '../../model/model.ts';
import type { Entry } from '../diagnostic.ts';
import { hintOfTypeError, type TypeErrorPlace, textsOfHeaders } from '../type-error-hints.ts';
import { code, typeCode } from './code.ts';
import type { BodyReaders } from './parameters.ts';

/** What says that there may be anything, where `any` was. */
const anything = {
  /** A body of which nothing is known may be a list that ends in a status. */
  answer: '`[unknown, 200]` for any JSON with its status',
  headers: '`ReplyHeaders`, which `routeclass` exports',
  parameter: '`string` for any text, and `Body<unknown>` for any JSON',
  part: '`unknown` for any JSON',
} as const;

/** What helps where nobody can mend the type itself. */
export const modelInstead = 'It is declared outside of the app: write a model of the fields that you need.';

/** How a field that no one has written gets the type that is to be written. */
export const ownField =
  'A mapped type makes the field: leave it out with `Omit`, and add one of that type with `&`.';

/** What is said beside a diagnostic of a type that is used in another file, at a place. */
export const useNote = (place: string) =>
  `it is used at ${place}: leave it out there, as with \`Omit\`, or give it another type`;

/** What a text can hold in place of a type that it cannot. */
export type TextInstead =
  | { readonly kind: 'date' | 'dates' | 'case' | 'cases' | 'pattern' | 'bigint' | 'url' }
  | { readonly kind: 'fields'; readonly parameters: string }
  | { readonly kind: 'list' | 'model' | 'set' | 'words'; readonly type: string }
  | { readonly kind: 'temporal'; readonly name: string; readonly format: string | undefined }
  | { readonly kind: 'whole'; readonly source: TextSource }
  | { readonly kind: 'tuple'; readonly type: string; readonly length: number };

function hintOfText(instead: TextInstead): string {
  switch (instead.kind) {
    case 'date':
      return "Write `string` with `{ format: 'date-time' }`, and `new Date(text)` in the method.";
    case 'dates':
      return "Write `Field<string, { format: 'date-time' }>[]`, and `texts.map((text) => new Date(text))` in the method.";
    case 'case':
    case 'cases':
      return `Write \`string${instead.kind === 'case' ? '' : '[]'}\`, and tell them apart in the method: a text does not say which type it is.`;
    case 'pattern':
      return "Write `string` with one pattern for all of them, as in `{ regex: '^(latest|v\\\\d+)$' }`.";
    case 'fields':
      return `Declare a parameter for each of its fields: ${code(instead.parameters)}. For several routes, declare them in an exported function, and write \`Depends<typeof fn>\`.`;
    case 'bigint':
      return "Write `int`; or, for numbers beyond the safe range, `string` with `{ regex: '^-?\\\\d+$' }`, and `BigInt(text)` in the method.";
    case 'url':
      return "Write `string` with `{ format: 'uri' }`, and `new URL(text)` in the method.";
    case 'temporal':
      return `Write \`string\`${instead.format === undefined ? '' : ` with \`{ format: '${instead.format}' }\``}, and \`${instead.name}.from(text)\` in the method.`;
    case 'set':
      return `Write ${code(instead.type)} with \`{ uniqueItems: true }\`, and \`new Set(items)\` in the method.`;
    case 'whole':
      return wholes[instead.source];
    case 'list':
      return `Write ${code(instead.type)}: a text alone is a list of one.`;
    case 'model':
      return `Write ${code(`Form<${instead.type}>`)}: a form has no \`null\`.`;
    case 'words':
      return `Write ${code(instead.type)}, the texts themselves.`;
    case 'tuple':
      return `Write ${code(instead.type)} with \`{ minItems: ${instead.length}; maxItems: ${instead.length} }\`.`;
  }
}

const whole = (at: string) =>
  `Declare each by its name. For all of them, whatever their names, write \`event: H3Event\`, which has them as \`${at}\`.`;

/** How to have all that a source holds, where its names are not known. */
const wholes: { readonly [source in TextSource]: string } = {
  path: 'Declare each by its name: those of a path are the segments of its folders.',
  query: whole('event.url.searchParams'),
  header: whole('event.req.headers'),
  cookie:
    'Declare each by its name. For all of them, whatever their names, write `event: H3Event`, and `parseCookies(event)` of h3 in the method.',
  form: 'A model for a `Form` has named fields, and no index signature. For all fields, whatever their names, write `event: H3Event`, and `await event.req.formData()` in the method.',
};

/**
 * What of the headers of a tuple is no text: one by its name, those of any name, all that an interface may
 * hold, or the whole, which is no object of fields.
 */
type HeaderFault =
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'each' | 'open' | 'whole' };

/** Types that cross HTTP. */
export const types = {
  'any-type': (place: string, kind: keyof typeof anything | 'elsewhere' = 'part'): Entry => ({
    message: `${place} is \`any\`, which says nothing about the value`,
    hint: kind === 'elsewhere' ? modelInstead : `Write the type it has, or ${anything[kind]}.`,
  }),
  'unsupported-type': (type: string, reason: string, hint: string, label = typeCode(type)): Entry => ({
    message: `${label} cannot cross HTTP as JSON: ${reason}`,
    hint,
  }),
  'type-too-large': (className: string): Entry => ({
    message: `${code(className)} reads or answers types that are too large to follow`,
    hint: 'Keep a type below about 1,000 fields and 100 levels of nesting. For JSON of any shape, write `unknown`.',
  }),
  'options-change-type': (
    type: string,
    field: string,
    cause: 'gets' | 'loses' | 'turns' | 'key',
    declarator = 'Field',
  ): Entry =>
    cause === 'key'
      ? {
          message: `${typeCode(type)} loses the field ${code(field)}: its keys have options on them, so TypeScript does not take them for keys`,
          hint: `Name the keys without options, \`type State = 'open' | 'done'\`, and write \`${declarator}<State, ...>\` where the options belong.`,
        }
      : {
          message: `${typeCode(type)} ${cause === 'turns' ? `changes the type of the field ${code(field)}` : `${cause} the field ${code(field)}`} where a field has options: a condition asks for an object, and a type with options counts as one`,
          hint:
            cause === 'turns'
              ? 'Ask for the plain types first: `T extends string | number | boolean ? T : T extends object ? ...`.'
              : 'Ask for the plain types first: `T[K] extends string | number | boolean ? K : never`.',
        },
  'tag-with-script': (tag: string): Entry => ({
    message: `the tag ${code(tag)} has a check of its own, as a script for typia, which is not run`,
    hint: "Write what it asks for with options, as in `Field<string, { regex: '^[a-z]+$' }>`, or check it in the method.",
  }),
  'not-an-upload': (type: string): Entry => ({
    message: `a \`File\` is an upload, which \`${type}\` is not`,
    hint: 'Write `file: File` for one, `files: File[]` for several, `File<Upload, { maxSize: 1_000_000 }>` with options.',
  }),
  'body-and-form': (readers?: BodyReaders): Entry => ({
    message: readers
      ? `one of \`${readers.dependency}\` and \`${readers.other}\` reads a \`Body\`, and the other fields or files of a form`
      : 'a method reads either a `Body` or the fields and files of a form',
    hint: readers
      ? `A request has one body: let \`${readers.dependency}\` read from elsewhere, with \`Query\` or \`Header\`, or let both read the form.`
      : 'A request has one body: remove one of the two.',
  }),
  'not-a-text-type': (source: string, type: string, instead?: TextInstead): Entry => ({
    message: `a ${source} is a text, and ${typeCode(type)} cannot be read from one`,
    hint:
      instead === undefined
        ? 'A text can hold a `string`, `number`, `int`, `boolean`, a literal union, an enum, or a list of these. Use `Body` for a model.'
        : hintOfText(instead),
  }),
  'comma-in-item': (source: string, item: string): Entry => ({
    message: `a list in a ${source} never has the item ${code(JSON.stringify(item))}: commas separate the items`,
    hint: 'Use another character instead of the comma, or take the list in a `Body`.',
  }),
  'ambiguous-return': (type: string, hint: string, wrong: number | undefined): Entry => ({
    message:
      wrong === undefined
        ? `${typeCode(type)} may be a body, or a body with a status: the type does not tell`
        : `${typeCode(type)} would be a body with its status, but ${wrong} is not a status of an answer`,
    hint,
  }),
  'header-value': (fault: HeaderFault, type: string): Entry => {
    switch (fault.kind) {
      case 'one':
        return {
          message: `the header ${code(fault.name)} is a text, which ${typeCode(type)} is not`,
          hint: 'Turn it into a text, `String(value)`. Several values are a list: `readonly string[]`.',
        };
      case 'each':
        return {
          message: `a header is a text, which ${typeCode(type)} is not`,
          hint: 'Turn each into a text, `String(value)`, and write `ReplyHeaders`, which `routeclass` exports: texts, and lists of texts.',
        };
      case 'open':
        return {
          message: `headers cannot be an interface or a class, as ${typeCode(type)} is: it may hold more than texts`,
          hint: `Write \`type ${type} = { etag: string }\`, or \`ReplyHeaders\`, which \`routeclass\` exports.`,
        };
      case 'whole':
        return {
          message: `headers are an object of texts, which ${typeCode(type)} is not`,
          hint: `Write \`ReplyHeaders\`, which \`routeclass\` exports. ${textsOfHeaders}`,
        };
    }
  },
  'not-a-json-type': (contentType: string, statuses: readonly number[]): Entry => ({
    message: `the body is sent as JSON, but ${code(contentType)} is not a JSON type`,
    hint: `Return a \`Response\`, or bytes: \`new Blob([text])\`, declared as ${code(`[Blob, ${statuses.join(' | ')}, { 'content-type': '${contentType}' }]`)}. A JSON type is \`application/json\` or ends in \`+json\`.`,
  }),
  'stream-content-type': (): Entry => ({
    message:
      'a stream of items never has this content type: what the client accepts decides how items are sent',
    hint: 'Leave it out: items are `text/event-stream`, or `application/x-ndjson` where the client accepts only that. For another format return bytes, a `ReadableStream`.',
  }),
  'uncertain-promise': (type: string, verb: string, awaited: string | undefined): Entry => ({
    message: `${typeCode(type)} is a promise only in some cases`,
    hint: `Write \`async ${verb}(...)${awaited === undefined ? '' : `: Promise<${awaited}>`}\`.`,
  }),
  'generator-return': (type: string): Entry => ({
    message: `nobody gets ${typeCode(type)}, which the generator returns: only what it yields is sent`,
    hint: 'Write `yield` for what a client is to get, and `return;` alone to end the stream.',
  }),
  'type-error': (code: string, message: string, at: TypeErrorPlace = {}): Entry => {
    const hint = hintOfTypeError(message, at);
    return { message, origin: code, ...(hint !== undefined && { hint }) };
  },
} as const;
