import { phrases } from '../../../runtime/errors/phrases.ts';
import type { Answer, Operation, Type } from '../../model.ts';
import type { Schema, Schemas } from './schema.ts';

/** The answers that a handler's type declares, by status. */
export function responses({ result }: Operation, schemas: Schemas): Schema {
  const byStatus = new Map<number, Answer[]>();
  for (const answer of result.answers)
    for (const status of statusesOf(answer)) byStatus.set(status, [...(byStatus.get(status) ?? []), answer]);
  const entries = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, answers]) => [status, response(status, answers, schemas)] as const);
  const raw = result.answers.some(({ kind }) => kind === 'response');
  return {
    ...Object.fromEntries(entries),
    ...(raw && { default: { description: 'Whatever the handler answers' } }),
  };
}

/** The statuses that an answer of a handler is sent with; none where it is a `Response` of its own. */
export function statusesOf(answer: Answer): readonly number[] {
  if (answer.kind === 'tuple') return answer.statuses;
  if (answer.kind === 'items' || answer.kind === 'bytes') return answer.tuple?.statuses ?? [200];
  return answer.kind === 'body' ? [200] : answer.kind === 'empty' ? [204] : [];
}

function response(status: number, answers: readonly Answer[], schemas: Schemas): Schema {
  const phrase = phrases[status] ?? 'Response';
  // 204 and 304 never have a body, whatever the tuple holds.
  if (status === 204 || status === 304) return { description: phrase };
  const bodies = answers.flatMap((one) =>
    (one.kind === 'body' || one.kind === 'tuple') && one.type ? one.type : [],
  );
  const items = answers.flatMap((one) => (one.kind === 'items' ? one.type : []));
  const bytes = answers.flatMap((one) => (one.kind === 'bytes' ? one.contentTypes : []));
  const content = {
    ...(bodies.length > 0 && { 'application/json': { schema: anyOf(bodies, schemas) } }),
    ...(items.length > 0 && itemContent(anyOf(items, schemas))),
    ...Object.fromEntries(bytes.map((type) => [type, {}])),
  };
  const description = items.length > 0 ? `${phrase}. ${streamText}` : phrase;
  return Object.keys(content).length > 0 ? { description, content } : { description };
}

/**
 * OpenAPI 3.1 has no word for streams. Their content is described by the schema of an item, as other APIs that stream do: readers see
 * what comes, and generators of clients make a type of it.
 */
function itemContent(schema: Schema): Schema {
  return { 'text/event-stream': { schema }, 'application/x-ndjson': { schema } };
}

const streamText = 'A stream of items: the data of server-sent events, or lines of JSON.';

function anyOf(types: readonly Type[], schemas: Schemas): Schema {
  const written = types.map((type) => schemas.schema(type, 'output'));
  return written.length === 1 ? written[0]! : { anyOf: written };
}

/** The answers of a handler and those that the runtime gives by itself: of one status there may be both. */
export function together(handlers: Schema, own: Schema): Schema {
  const both = Object.keys(own).filter((status) => status in handlers);
  const merged = both.map((status) => {
    const [a, b] = [handlers[status] as Media, own[status] as Media];
    return [
      status,
      { ...a, ...b, ...(a.content && b.content && { content: eitherOf(a.content, b.content) }) },
    ];
  });
  return { ...handlers, ...own, ...Object.fromEntries(merged) };
}

interface Media extends Schema {
  readonly content?: { readonly [type: string]: { readonly schema: Schema } };
}

function eitherOf(a: NonNullable<Media['content']>, b: NonNullable<Media['content']>): Schema {
  const shared = Object.keys(a).filter((type) => type in b);
  const schemas = shared.map((type) => [type, { schema: { anyOf: [a[type]!.schema, b[type]!.schema] } }]);
  return { ...a, ...b, ...Object.fromEntries(schemas) };
}
