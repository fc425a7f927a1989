import type { TextSource } from '../../model/model.ts';
import { textsOfHeaders } from '../call-hints.ts';
import type { Entry } from '../diagnostic.ts';
import { hintOfTypeError } from '../type-error-hints.ts';
import type { TypeErrorPlace } from '../type-error-place.ts';
import { code, typeCode } from './code.ts';

/** What to write in place of `any`, where every value is allowed. */
const anything = {
  /** A body of which nothing is known may be a list that ends in a status. */
  answer: '`[unknown, 200]` for any JSON with its status, or `ReadableStream` for bytes',
  headers: '`ReplyHeaders`, which `routeclass` exports',
  parameter: '`string` for any text, and `Body<unknown>` for any JSON',
  part: '`unknown` for any JSON',
} as const;

/** The hint where the app cannot change the type, but maybe the type argument that it is, `P` of `Feature`. */
export const modelInstead = (argument?: string) =>
  argument === undefined
    ? 'The type is declared outside the app: write a model of the fields that you need.'
    : `It is the type argument ${argument}: write another one, such as \`Record<string, unknown>\`, or a model of the fields that you need.`;

/** The hint for a field of a mapped type, whose type is nowhere written. */
export const ownField =
  'A mapped type makes the field: leave it out with `Omit`, and add one of that type with `&`.';

/** The note for a type that is used at a place in another file than the one that declares it. */
export const useNote = (place: string) =>
  `it is used at ${place}: leave it out there, as with \`Omit\`, or give it another type`;

/** A text that stands for another value: its option, if it has one, and how the method reads `text`. */
export interface ReadText {
  readonly option: string | undefined;
  readonly read: string;
}

export const dateText: ReadText = { option: "format: 'date-time'", read: 'new Date(text)' };

export const bigintText: ReadText = { option: "regex: '^-?\\\\d+$'", read: 'BigInt(text)' };

/** What to declare in place of a type that cannot be read from text. */
export type TextInstead =
  | { readonly kind: 'case' | 'cases' | 'pattern' | 'patterns' | 'bigint' | 'flat' | 'one-model' }
  | { readonly kind: 'fields'; readonly parameters: string }
  | { readonly kind: 'list' | 'model' | 'set' | 'words'; readonly type: string }
  | { readonly kind: 'text' | 'texts' | 'set-of-texts'; readonly text: ReadText }
  | { readonly kind: 'whole'; readonly source: TextSource }
  | { readonly kind: 'tuple'; readonly type: string; readonly length: number };

function hintOfText(instead: TextInstead): string {
  switch (instead.kind) {
    case 'text':
      return `Write ${stringWith(instead.text)} in the function.`;
    case 'texts':
      return `Write ${code(listOf(instead.text))}, and ${code(readEach(instead.text))} in the function.`;
    case 'set-of-texts':
      return `Write ${code(listOf(instead.text))} with \`{ uniqueItems: true }\`, and ${code(`new Set(${readEach(instead.text)})`)} in the function.`;
    case 'case':
    case 'cases':
      return `Write \`string${instead.kind === 'case' ? '' : '[]'}\`, and tell the types apart in the function: a request sends text, which has no type.`;
    case 'pattern':
      return "Write `string` with one pattern for all of them, as in `{ regex: '^(latest|v\\\\d+)$' }`.";
    case 'patterns':
      return "Write `Field<string, { regex: '^(latest|v\\\\d+)$' }>[]`, with one pattern for all of them.";
    case 'fields':
      return `Declare a parameter for each of its fields: ${code(instead.parameters)}. For several routes, declare them in an exported function, and write \`Depends<typeof fn>\`.`;
    case 'bigint':
      return `Write \`int\`; or, for numbers beyond the safe range, ${stringWith(bigintText)} in the function.`;
    case 'set':
      return `Write ${code(instead.type)} with \`{ uniqueItems: true }\`, and \`new Set(items)\` in the function.`;
    case 'whole':
      return wholes[instead.source];
    case 'list':
      return `Write ${code(instead.type)}: a single value is read as a list of one.`;
    case 'model':
      return `Write ${code(`Form<${instead.type}>`)}: a form cannot send \`null\`.`;
    case 'flat':
      return "The fields of a form are texts, and lists of them: declare each nested field by the name that clients send, as in `'address[city]': string`.";
    case 'one-model':
      return 'A form has one model: write one with the fields of all, with a `?` those that some of them lack, and tell them apart in the function.';
    case 'words':
      return `Write ${code(instead.type)}, the literals themselves.`;
    case 'tuple':
      return `Write ${code(instead.type)} with \`{ minItems: ${instead.length}; maxItems: ${instead.length} }\`.`;
  }
}

const stringWith = ({ option, read }: ReadText) =>
  `\`string\`${option === undefined ? '' : ` with ${code(`{ ${option} }`)}`}, and ${code(read)}`;

const listOf = ({ option }: ReadText) =>
  option === undefined ? 'string[]' : `Field<string, { ${option} }>[]`;

const readEach = ({ read }: ReadText) => `texts.map((text) => ${read})`;

const whole = (at: string) =>
  `Declare each parameter by its name. To read all of them, whatever their names, write \`event: H3Event\`, and use \`${at}\`.`;

/** How to read everything in a source, where the names are not known in advance. */
const wholes: { readonly [source in TextSource]: string } = {
  path: 'Declare each parameter by its name, which is that of its folder.',
  query: whole('event.url.searchParams'),
  header: whole('event.req.headers'),
  cookie:
    'Declare each parameter by its name. To read all of them, whatever their names, write `event: H3Event`, and `parseCookies(event)` of h3 in the function.',
  form: 'The model of a `Form` has named fields, and no index signature. To read all fields, whatever their names, write `event: H3Event`, and `await event.req.formData()` in the function.',
};

/**
 * What is no text in the headers of a tuple: one header, those of an index signature, the further fields that
 * an interface may have, or all of it, which is no object with fields.
 */
type HeaderFault =
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'each' | 'open' | 'whole' };

/** How a type differs from the one that its author sees, because of declarators within it. */
export type TypeChange =
  | { readonly kind: 'gets' | 'loses' | 'turns'; readonly field: string }
  | { readonly kind: 'key'; readonly field: string; readonly declarator: string }
  | { readonly kind: 'is' };

const primitivesFirst = '`T extends string | number | boolean ? T : T extends object ? ...`.';

/** Types that cross HTTP. */
export const types = {
  'any-type': (
    place: string,
    kind: keyof typeof anything | 'elsewhere' = 'part',
    argument?: string,
  ): Entry => ({
    message: `${place} is \`any\`, which cannot be checked`,
    hint:
      kind === 'elsewhere'
        ? modelInstead(argument)
        : `Write its actual type, or ${anything[kind]}${argument === undefined ? '' : `, as the type argument for ${argument}`}.`,
    ...(kind === 'elsewhere' && { isOfPackage: true }),
  }),
  'unsupported-type': (
    type: string,
    reason: string,
    hint: string,
    label = typeCode(type),
    isOfPackage = false,
  ): Entry => ({
    message: `${label} cannot cross HTTP as JSON: ${reason}`,
    hint,
    ...(isOfPackage && { isOfPackage }),
  }),
  'type-too-large': (className: string): Entry => ({
    message: `${code(className)} reads or returns types that are too large to compile`,
    hint: 'Keep a type below about 1,000 fields and 100 levels of nesting. For JSON of any shape, write `unknown`.',
  }),
  'options-change-type': (type: string, change: TypeChange, name = typeCode(type)): Entry => {
    const cause = 'a conditional type tests for an object, and a type with options counts as one';
    switch (change.kind) {
      case 'key':
        return {
          message: `${name} loses the field ${code(change.field)}: TypeScript does not accept a literal type with options as a key`,
          hint: `Name the keys without options, \`type State = 'open' | 'done'\`, and write \`${change.declarator}<State, ...>\` where the options belong.`,
        };
      case 'gets':
      case 'loses':
        return {
          message: `${name} ${change.kind} the field ${code(change.field)} when a field has options: ${cause}`,
          hint: 'Test for the primitive types first: `T[K] extends string | number | boolean ? K : never`.',
        };
      case 'is':
        return {
          message: `${name} is another type than editors show: a type with options decides a condition or a key in it, and counts as an object`,
          hint: `Write out what editors show, or test for the primitive types first: ${primitivesFirst}`,
        };
      case 'turns':
        return {
          message: `${name} changes the type of the field ${code(change.field)} when a field has options: ${cause}`,
          hint: `Test for the primitive types first: ${primitivesFirst}`,
        };
    }
  },
  'tag-with-script': (tag: string): Entry => ({
    message: `the tag ${code(tag)} defines its check as a typia script, which is never run`,
    hint: "Express the check as options, as in `Field<string, { regex: '^[a-z]+$' }>`, or do it in the function.",
  }),
  'not-a-text-type': (source: string, type: string, instead?: TextInstead): Entry => ({
    message: `${typeCode(type)} cannot be read from the text of a ${source}`,
    hint:
      instead === undefined
        ? 'Text is read as a `string`, `number`, `int`, `boolean`, a union of literals, an enum, or a list of these. Use `Body` for a model.'
        : hintOfText(instead),
  }),
  'comma-in-item': (source: string, item: string): Entry => ({
    message: `a list in a ${source} can never contain the item ${code(JSON.stringify(item))}: commas separate the items`,
    hint: 'Use another character instead of the comma, or read the list from a `Body`.',
  }),
  'ambiguous-return': (type: string, hint: string, wrong: number | undefined): Entry => ({
    message:
      wrong === undefined
        ? `${typeCode(type)} is ambiguous: it may be a body, or a tuple of a body and its status`
        : `${typeCode(type)} looks like a tuple of a body and its status, but ${wrong} is not a status of an answer`,
    hint,
  }),
  'header-value': (fault: HeaderFault, type: string): Entry => {
    switch (fault.kind) {
      case 'one':
        return {
          message: `the header ${code(fault.name)} must be a string or a list of strings, not ${typeCode(type)}`,
          hint: 'Convert it to a string, `String(value)`. Several values are a list: `readonly string[]`.',
        };
      case 'each':
        return {
          message: `a header must be a string or a list of strings, not ${typeCode(type)}`,
          hint: 'Convert each value to a string, `String(value)`, and write `ReplyHeaders`, which `routeclass` exports.',
        };
      case 'open':
        return {
          message: `the type of headers cannot be an interface or a class, as ${typeCode(type)} is: its objects may have other fields, which are not strings`,
          hint: `Write \`type ${type} = { etag: string }\`, or \`ReplyHeaders\`, which \`routeclass\` exports.`,
        };
      case 'whole':
        return {
          message: `headers must be an object of strings, not ${typeCode(type)}`,
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
      'a stream of items cannot have this content type: the `accept` header of the request decides how items are sent',
    hint: 'Leave the content type out: items are sent as `text/event-stream`, or as `application/x-ndjson` if the client accepts only that. For another format, return bytes as a `ReadableStream`.',
  }),
  'uncertain-promise': (type: string, verb: string, awaited: string | undefined): Entry => ({
    message: `${typeCode(type)} is a promise only in some cases`,
    hint: `Write \`async ${verb}(...)${awaited === undefined ? '' : `: Promise<${awaited}>`}\`.`,
  }),
  'generator-return': (type: string): Entry => ({
    message: `the generator returns ${typeCode(type)}, which is never sent: only values that it yields are`,
    hint: 'Write `yield` for each value to send, and `return;` alone to end the stream.',
  }),
  'type-error': (code: string, message: string, at: TypeErrorPlace = {}): Entry => {
    const hint = hintOfTypeError(message, at);
    const { causes } = at;
    return { message, origin: code, ...(hint !== undefined && { hint }), ...(causes && { causes }) };
  },
} as const;
