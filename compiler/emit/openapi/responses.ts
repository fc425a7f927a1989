import { phrases } from '../../../runtime/errors/phrases.ts';
import type { Answer, Operation, Type } from '../../model.ts';
import type { Schema, Schemas } from './schema.ts';

/** The answers that a handler's type declares, by status. */
export function responses({ result }: Operation, schemas: Schemas): Schema {
  const byStatus = new Map<number, Type[]>();
  for (const answer of result.answers) {
    for (const status of statusesOf(answer)) {
      const types = byStatus.get(status) ?? [];
      byStatus.set(status, types);
      // 204 and 304 never have a body, whatever the tuple holds.
      if (
        (answer.kind === 'body' || answer.kind === 'tuple') &&
        answer.type &&
        status !== 204 &&
        status !== 304
      )
        types.push(answer.type);
    }
  }
  const entries = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, types]) => [status, response(status, types, schemas)] as const);
  const raw = result.answers.some(({ kind }) => kind === 'response');
  return {
    ...Object.fromEntries(entries),
    ...(raw && { default: { description: 'Whatever the handler answers' } }),
  };
}

function statusesOf(answer: Answer): readonly number[] {
  if (answer.kind === 'tuple') return answer.statuses;
  return answer.kind === 'body' ? [200] : answer.kind === 'empty' ? [204] : [];
}

function response(status: number, types: readonly Type[], schemas: Schemas): Schema {
  const description = phrases[status] ?? 'Response';
  if (types.length === 0) return { description };
  const written = types.map((type) => schemas.schema(type, 'output'));
  const schema = written.length === 1 ? written[0] : { anyOf: written };
  return { description, content: { 'application/json': { schema } } };
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
