import { phrases } from '../../../runtime/errors/phrases.ts';
import { isBodiless } from '../../../runtime/exchange/status.ts';
import { grouped } from '../../grouped.ts';
import { statusesOf } from '../../model/answers.ts';
import { isJsonContent } from '../../model/json-content.ts';
import type { Answer, Operation, Type } from '../../model/model.ts';
import { distinctTypes } from '../../model/structure.ts';
import { answerHeaders, anyContent, contentTypes } from './answer-headers.ts';
import { defined, type Schema } from './plain-schemas.ts';
import type { Schemas } from './schema.ts';

/** The responses for the answers of a handler's return type, by status. */
export function responses({ result, returns }: Operation, schemas: Schemas): Schema {
  const byStatus = grouped(
    result.answers.flatMap((one) => statusesOf(one).map((status) => [status, one] as const)),
  );
  // JavaScript puts keys that are numbers in ascending order.
  const entries = [...byStatus].map(([status, answers]) => {
    const described = status < 300 ? returns : undefined;
    return [status, response(status, answers, described ?? phrases[status] ?? 'Response', schemas)] as const;
  });
  const raw = result.answers.some(({ kind }) => kind === 'response');
  return {
    ...Object.fromEntries(entries),
    ...(raw && { default: { description: 'A response that the handler makes itself' } }),
  };
}

function response(status: number, answers: readonly Answer[], description: string, schemas: Schemas): Schema {
  const headers = answerHeaders(answers, schemas);
  if (isBodiless(status)) return defined({ description, headers });
  const items = answers.flatMap((one) => (one.kind === 'items' ? one.type : []));
  const written = {
    ...jsonContent(answers, schemas),
    ...(items.length > 0 && itemContent(anyOf(items, schemas))),
  };
  const content = eitherOf(written, bytesContent(answers));
  return defined({
    description: items.length > 0 ? `${description.replace(/\.$/, '')}. ${streamText}` : description,
    headers,
    content: Object.keys(content).length > 0 ? content : undefined,
  });
}

function jsonContent(answers: readonly Answer[], schemas: Schemas): Content {
  const written = answers.flatMap((one) => {
    const body = one.kind === 'body' || one.kind === 'tuple' ? one.type : undefined;
    return body ? contentTypes(one, ['application/json']).map((type) => [type, body] as const) : [];
  });
  return Object.fromEntries(
    [...grouped(written)].map(([type, bodies]) => [type, { schema: anyOf(bodies, schemas) }]),
  );
}

function bytesContent(answers: readonly Answer[]): Content {
  const types = answers.flatMap((one) => (one.kind === 'bytes' ? contentTypes(one, bytesTypes(one.of)) : []));
  return Object.fromEntries(types.map((type) => [type, bytesMedia(type)]));
}

/** A `Blob` carries its own media type. */
const bytesTypes = (sources: readonly ('ReadableStream' | 'Blob')[]) =>
  sources.map((one) => (one === 'Blob' ? anyContent : 'application/octet-stream'));

/**
 * The content of bytes. Client generators read textual media types as strings, and binary ones as a `Blob`.
 * The schema of JSON that is sent as bytes is unknown.
 */
function bytesMedia(type: string): MediaType {
  if (isJsonContent(type)) return {};
  return { schema: /^text\//i.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' } };
}

/**
 * The content of a stream. OpenAPI 3.1 cannot describe streams, so it has the schema of one item, as in other
 * APIs with streams: readers and client generators can use it.
 */
function itemContent(schema: Schema): Content {
  return { 'text/event-stream': { schema }, 'application/x-ndjson': { schema } };
}

const streamText = 'A stream of items: the data of server-sent events, or lines of JSON.';

function anyOf(types: readonly Type[], schemas: Schemas): Schema {
  const members = types.flatMap((type) => (type.kind === 'union' && !type.docs ? type.members : [type]));
  const nulls = members.filter(({ kind }) => kind === 'null');
  const all = [...members.filter(({ kind }) => kind !== 'null'), ...nulls];
  // Several tuples of one status may have the same body.
  return schemas.schema({ kind: 'union', members: distinctTypes(all) }, 'output');
}

/** The responses of a handler and those for errors, combined where both have the same status. */
export function together(handlers: Schema, own: Schema): Schema {
  // The content of a response must name a media type.
  if (Object.keys(handlers).length + Object.keys(own).length === 0)
    return { default: { description: 'An error' } };
  const both = Object.keys(own).filter((status) => status in handlers);
  const merged = both.map((status) => {
    const [a, b] = [handlers[status] as ResponseObject, own[status] as ResponseObject];
    const headers = a.headers || b.headers ? eitherHeaders(a.headers, b.headers) : undefined;
    const content = a.content && b.content && eitherOf(a.content, b.content);
    return [status, { ...a, ...b, ...defined({ headers, content }) }];
  });
  return { ...handlers, ...own, ...Object.fromEntries(merged) };
}

/**
 * The headers of two answers with one status. A header that only one of them has is optional. Header names
 * are compared without regard to case.
 */
function eitherHeaders(a: Headers = {}, b: Headers = {}): Schema {
  const [own, thrown] = [byName(a), byName(b)];
  const all = [...new Map([...own, ...thrown])];
  return Object.fromEntries(
    all.map(([key, { name }]) => {
      const [first, second] = [own.get(key), thrown.get(key)].flatMap((one) => one?.header ?? []);
      return [name, eitherHeader(first!, second)];
    }),
  );
}

function byName(headers: Headers) {
  const entries = Object.entries(headers);
  return new Map(entries.map(([name, header]) => [name.toLowerCase(), { name, header }]));
}

function eitherHeader({ required: always, schema, ...first }: Header, other?: Header): Header {
  if (other === undefined) return { ...first, schema };
  const { required, schema: another, ...second } = other;
  return { ...second, ...first, ...(always && required && { required }), schema: either(schema, another) };
}

interface Headers {
  readonly [name: string]: Header;
}

interface Header extends Schema {
  readonly required?: boolean;
  readonly schema: Schema;
}

interface ResponseObject extends Schema {
  readonly headers?: Headers;
  readonly content?: Content;
}

interface Content {
  readonly [type: string]: MediaType;
}

/** Content without a schema may hold anything. */
interface MediaType {
  readonly schema?: Schema;
}

/** The content of two answers with one status. Where one is unknown, so are both. */
function eitherOf(a: Content, b: Content): Content {
  const shared = Object.keys(a).filter((type) => type in b);
  return { ...a, ...b, ...Object.fromEntries(shared.map((type) => [type, eitherMedia(a[type]!, b[type]!)])) };
}

function eitherMedia({ schema: one }: MediaType, { schema: other }: MediaType): MediaType {
  return one && other ? { schema: either(one, other) } : {};
}

/** A body that a handler returns may be one that errors have, too. */
function either(one: Schema, other: Schema): Schema {
  const members = new Map([one, other].flatMap(membersOf).map((each) => [JSON.stringify(each), each]));
  return members.size === 1 ? one : { anyOf: [...members.values()] };
}

function membersOf(schema: Schema): readonly Schema[] {
  const { anyOf, ...others } = schema;
  return Array.isArray(anyOf) && Object.keys(others).length === 0 ? anyOf : [schema];
}
