import { isBodiless, isRedirect } from '../../../runtime/exchange/status.ts';
import { statusesOf } from '../../model/answers.ts';
import { type ErrorBody, errorAnswers } from '../../model/error-answers.ts';
import { type ErrorBodyName, errorBodyName } from '../../model/error-bodies.ts';
import { isJsonContent } from '../../model/json-content.ts';
import type { Answer, ObjectType, Operation, Route, Type } from '../../model/model.ts';
import type { Use, WireTypes } from './wire-types.ts';

/**
 * How the content of an answer is read. Where there are several readers, the media type selects one; `bytes`
 * and `anything` take every other media type.
 */
type Reader = 'json' | 'items' | 'bytes' | 'nothing' | 'anything';

/** What an operation answers with under one status. */
export interface StatusAnswer {
  readonly status: number;
  readonly content: readonly Content[];
}

type Content =
  | { readonly kind: 'json' | 'items'; readonly type: Type }
  | { readonly kind: 'shape'; readonly name: ErrorBodyName }
  | { readonly kind: 'bytes' | 'nothing' | 'anything' };

/**
 * The answers of an operation by status: of its handler, those that the runtime gives by itself, and errors
 * that are thrown.
 */
export function statusAnswers(operation: Operation, route: Route): readonly StatusAnswer[] {
  const found = new Map<number, Content[]>();
  const add = (status: number, content: Content) =>
    found.set(status, [...(found.get(status) ?? []), content]);
  for (const answer of operation.result.answers)
    for (const status of statusesOf(answer)) add(status, contentOf(answer, status));
  for (const { bodies, status } of errorAnswers(operation, route)) {
    if (bodies.length === 0) add(status, { kind: 'anything' });
    for (const body of bodies) add(status, errorContent(body));
  }
  return [...found].sort(([a], [b]) => a - b).map(([status, content]) => ({ status, content }));
}

function contentOf(answer: Answer, status: number): Content {
  // Whatever the tuple holds.
  if (isBodiless(status)) return { kind: 'nothing' };
  if (answer.kind === 'items') return { kind: 'items', type: answer.type };
  if (answer.kind === 'bytes') return { kind: 'bytes' };
  return 'type' in answer && answer.type ? { kind: 'json', type: answer.type } : { kind: 'nothing' };
}

function errorContent(body: ErrorBody | 'none'): Content {
  if (body === 'none') return { kind: 'nothing' };
  if (body.mode !== 'own') return { kind: 'shape', name: errorBodyName(body) };
  return isJsonContent(body.mediaType) ? { kind: 'json', type: body.type } : { kind: 'anything' };
}

/** Whether a handler may answer with its own `Response`, whose content is unknown. */
export function isRaw({ result }: Operation): boolean {
  return result.answers.some(({ kind }) => kind === 'response');
}

/**
 * Whether a redirect is among the answers. `fetch` would follow it, and return the answer of another
 * operation.
 */
export function hasRedirect(answers: readonly StatusAnswer[]): boolean {
  return answers.some(({ status }) => isRedirect(status));
}

/** The types that clients get with answers. */
export function receivedTypes(answers: readonly StatusAnswer[]): readonly Use[] {
  return answers.flatMap(({ content }) =>
    content.flatMap((one): Use[] => ('type' in one ? [{ type: one.type, direction: 'output' }] : [])),
  );
}

/** How the answers of a status are read, the most particular first. */
export function readersOf({ content }: StatusAnswer): readonly Reader[] {
  const order: readonly Reader[] = ['json', 'items', 'bytes', 'nothing', 'anything'];
  const used = new Set(content.map(({ kind }) => (kind === 'shape' ? 'json' : kind)));
  return order.filter((one) => used.has(one));
}

/** The union of an operation's answers; `name` gives a name to an object type that has none, and writes it. */
export function answerType(
  answers: readonly StatusAnswer[],
  raw: boolean,
  types: WireTypes,
  name: (type: ObjectType, isError: boolean) => string,
): string {
  const members = answers.map(({ content, status }) => {
    const isError = status > 299;
    const texts = content.map((one) => contentText(one, types, (type) => name(type, isError)));
    const all = texts.includes('unknown') ? 'unknown' : [...new Set(texts)].join(' | ');
    return `${isError ? 'ErrorAnswer' : 'OkAnswer'}<${status}, ${all}>`;
  });
  return [...members, raw ? 'RawAnswer' : 'OtherAnswer'].join('\n  | ');
}

function contentText(content: Content, types: WireTypes, name: (type: ObjectType) => string): string {
  const textOf = (type: Type) =>
    type.kind === 'object' && type.properties.length > 0 ? name(type) : types.text(type, 'output', 2);
  switch (content.kind) {
    case 'json':
      return textOf(content.type);
    case 'items':
      return `AsyncIterable<${textOf(content.type)}>`;
    case 'shape':
      return content.name;
    case 'bytes':
      return 'ReadableStream<Uint8Array>';
    case 'nothing':
      return 'undefined';
    case 'anything':
      return 'unknown';
  }
}
