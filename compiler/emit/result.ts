import type { Answer, Result, Type } from '../model.ts';
import type { TypeFunctions } from './type-functions.ts';
import { writeValue } from './write.ts';

/** The statements that answer with what a handler gives: `call` is the expression that calls it. */
export function answerWith(
  { call, values }: Call,
  { answers, awaited }: Result,
  functions: TypeFunctions,
): readonly string[] {
  const line = `${awaited ? 'await ' : ''}${call}(${values.join(', ')})`;
  const long = line.length > lineWidth || line.includes('\n');
  const value = long
    ? `${awaited ? 'await ' : ''}${call}(\n${values.map((one) => `  ${one.replaceAll('\n', '\n  ')},\n`).join('')})`
    : line;
  const [only, ...more] = answers;
  if (more.length === 0 && only!.kind === 'empty') return [`${value};`, 'return x.empty(204);'];
  if (more.length === 0 && only!.kind === 'body' && only!.type.kind === 'null')
    return [`${value};`, `return x.reply(200, 'null');`];
  if (more.length === 0 && only!.kind === 'response') return [`return x.respond(${value});`];
  if (more.length === 0 && only!.kind === 'body' && isWrittenByCall(only!.type) && !long) {
    return [`return x.reply(200, ${writeValue(only!.type, value, functions)});`];
  }
  if (answers.every((one) => one.kind === 'tuple') && groups(answers).length === 1) {
    const [group] = groups(answers);
    const names = group!.type === undefined ? '[, status' : '[body, status';
    return [
      `const ${names}${group!.headers ? ', headers' : ''}] = ${value};`,
      `return ${tupleReply(group!, 'body', 'status', 'headers', functions)};`,
    ];
  }
  return [`const result = ${value};`, ...branches(answers, functions)];
}

/** The method to call and what it is given. */
export interface Call {
  readonly call: string;
  readonly values: readonly string[];
}

/** Longer calls stand over several lines. */
const lineWidth = 84;

/** One statement for each kind of answer, the bare body last. */
function branches(answers: readonly Answer[], functions: TypeFunctions): readonly string[] {
  const lines: string[] = [];
  const body = answers.find((one) => one.kind === 'body');
  const tuples = groups(answers);
  const last = body
    ? 'body'
    : tuples.length > 0
      ? 'tuple'
      : answers.some(({ kind }) => kind === 'response')
        ? 'response'
        : 'empty';
  if (answers.some(({ kind }) => kind === 'empty') && last !== 'empty')
    lines.push('if (result === undefined) return x.empty(204);');
  if (answers.some(({ kind }) => kind === 'response')) {
    lines.push(
      last === 'response'
        ? 'return x.respond(result);'
        : 'if (result instanceof Response) return x.respond(result);',
    );
  }
  const indent = body && tuples.length > 0 ? '  ' : '';
  if (indent !== '') lines.push(`if (${functions.module.runtime('isReply')}(result)) {`);
  for (const [i, group] of tuples.entries()) {
    const reply = tupleReply(group, 'result[0]', 'result[1]', 'result[2]', functions);
    const test = group.statuses.map((status) => `result[1] === ${status}`).join(' || ');
    lines.push(`${indent}${i === tuples.length - 1 ? '' : `if (${test}) `}return ${reply};`);
  }
  if (indent !== '') lines.push('}');
  if (body?.kind === 'body')
    lines.push(`return x.reply(200, ${writeValue(body.type, 'result', functions)});`);
  if (last === 'empty') lines.push('return x.empty(204);');
  return lines;
}

interface Group {
  readonly type: Type | undefined;
  readonly headers: boolean;
  readonly statuses: readonly number[];
}

/** The tuples that are answered alike: their bodies are of one type. Several bodies of one status are one union. */
function groups(answers: readonly Answer[]): readonly Group[] {
  const byStatus = new Map<number, { types: (Type | undefined)[]; headers: boolean }>();
  for (const answer of answers) {
    if (answer.kind !== 'tuple') continue;
    for (const status of answer.statuses) {
      const known = byStatus.get(status) ?? { types: [], headers: false };
      known.types.push(answer.type);
      byStatus.set(status, { types: known.types, headers: known.headers || answer.headers });
    }
  }
  const grouped = new Map<string, { type: Type | undefined; headers: boolean; statuses: number[] }>();
  for (const [status, { headers, types }] of [...byStatus].sort(([a], [b]) => a - b)) {
    const present = types.filter((type) => type !== undefined);
    const type: Type | undefined = present.length > 1 ? { kind: 'union', members: present } : present[0];
    const key = JSON.stringify([type, headers, types.length]);
    const group = grouped.get(key) ?? { type, headers, statuses: [] };
    group.statuses.push(status);
    grouped.set(key, group);
  }
  return [...grouped.values()];
}

function tupleReply(
  { headers, type }: Group,
  body: string,
  status: string,
  third: string,
  functions: TypeFunctions,
): string {
  const rest = headers ? `, ${third}` : '';
  if (type === undefined) return `x.empty(${status}${rest})`;
  return `x.reply(${status}, ${writeValue(type, body, functions)}${rest})`;
}

/** Whether writing the type is one call, so that its value need not have a name. */
const isWrittenByCall = (type: Type) =>
  type.kind !== 'null' &&
  !(type.kind === 'union' && type.members.filter(({ kind }) => kind !== 'null').length === 1);
