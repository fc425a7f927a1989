import { grouped } from '../../grouped.ts';
import { tupleHead } from '../../model/answers.ts';
import type { Answer, Models, Type } from '../../model/model.ts';
import { distinctTypes, structureOf } from '../../model/structure.ts';
import { resolved } from '../../model/walk.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { itemFunction, writeValue } from '../write/write.ts';

/**
 * The kinds of bodies that a tuple may have, in the order in which they are tested; the last one needs no
 * test.
 */
type Payload =
  | { readonly kind: 'bytes' }
  | { readonly kind: 'items'; readonly type: Type }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'json'; readonly type: Type };

/** Tuples whose bodies have the same type, so that they are answered by the same statements. */
export interface TupleGroup {
  readonly payloads: readonly Payload[];
  /** Whether the tuples have headers. */
  readonly headers: 'none' | 'some' | 'all';
  readonly statuses: readonly number[];
}

/** Expressions for the parts of a tuple. */
interface TupleParts {
  readonly body: string;
  readonly status: string;
  readonly headers: string;
}

/** Several bodies of one status form a union. */
export function tupleGroups(answers: readonly Answer[], models: Models): readonly TupleGroup[] {
  const byStatus = grouped(
    answers.flatMap((one) => tupleHead(one)?.statuses.map((status) => [status, one] as const) ?? []),
  );
  const groups = new Map<string, TupleGroup & { readonly statuses: number[] }>();
  for (const [status, same] of [...byStatus].sort(([a], [b]) => a - b)) {
    const payloads = payloadsOf(same, models);
    const given = same.filter((one) => tupleHead(one)?.headers).length;
    const headers = given === 0 ? 'none' : given < same.length ? 'some' : 'all';
    const key = structureOf([payloads, headers]);
    const group = groups.get(key) ?? { payloads, headers, statuses: [] };
    group.statuses.push(status);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function payloadsOf(answers: readonly Answer[], models: Models): readonly Payload[] {
  const items = answers.flatMap((one) => (one.kind === 'items' ? one.type : []));
  const bodies = answers.flatMap((one) => (one.kind === 'tuple' && one.type ? one.type : []));
  return [
    ...(answers.some(({ kind }) => kind === 'bytes') ? [{ kind: 'bytes' } as const] : []),
    ...(items.length > 0 ? [{ kind: 'items', type: oneOf(items, models) } as const] : []),
    ...(answers.some((one) => one.kind === 'tuple' && !one.type) ? [{ kind: 'nothing' } as const] : []),
    ...(bodies.length > 0 ? [{ kind: 'json', type: oneOf(bodies, models) } as const] : []),
  ];
}

/**
 * The union of several types, with the members of unions among them: a value that fits several members is
 * written with the fields of each.
 */
function oneOf(types: readonly Type[], models: Models): Type {
  const [only, ...more] = distinctTypes(types);
  if (more.length === 0) return only!;
  const members = distinctTypes(types.flatMap((one) => membersOf(one, models)));
  return members.find(({ kind }) => kind === 'unknown') ?? { kind: 'union', members };
}

function membersOf(type: Type, models: Models): readonly Type[] {
  const own = resolved(type, models);
  return own.kind === 'union' ? own.members.flatMap((one) => membersOf(one, models)) : [type];
}

/** The statements that answer with a tuple of a group. */
export function replyLines(
  { headers, payloads }: TupleGroup,
  parts: TupleParts,
  functions: TypeFunctions,
): readonly string[] {
  const { body, status } = parts;
  const more = headers === 'none' ? '' : `, ${parts.headers}`;
  return payloads.map((payload, i) => {
    const reply = `return ${replyCall(payload, body, status, more, functions)};`;
    return i === payloads.length - 1 ? reply : `if (${testOf(payload.kind, body, functions)}) ${reply}`;
  });
}

function replyCall(
  payload: Payload,
  body: string,
  status: string,
  more: string,
  functions: TypeFunctions,
): string {
  switch (payload.kind) {
    case 'bytes':
      return `x.pass(${status}, ${body}${more})`;
    case 'items':
      return `x.stream(${status}, ${body}, ${itemFunction(payload.type, functions)}${more})`;
    case 'nothing':
      return `x.empty(${status}${more})`;
    case 'json':
      return `x.reply(${status}, ${writeValue(payload.type, body, functions)}${more})`;
  }
}

/** The condition that a value is such a body. Bytes can be iterated, too, so they are tested before items. */
export function testOf(
  kind: 'response' | 'bytes' | 'items' | 'nothing' | 'json',
  value: string,
  functions: TypeFunctions,
): string {
  if (kind === 'response') return `${functions.module.runtime('isResponse')}(${value})`;
  if (kind === 'bytes') return `${functions.module.runtime('isBytes')}(${value})`;
  if (kind === 'items') return `${functions.module.runtime('isItems')}(${value})`;
  return `${value} === undefined`;
}
