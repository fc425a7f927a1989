import { tupleHead } from '../../model/answers.ts';
import type { Answer, Result, Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';
import { inlineWidth } from '../../print/condition.ts';
import { indented } from '../../print/indented.ts';
import { quote } from '../../print/quote.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { itemFunction, writeValue } from '../write/write.ts';
import { replyLines, type TupleGroup, testOf, tupleGroups } from './tuples.ts';

/** The statements that send the result of a handler. `call` is the expression that calls the handler. */
export function answerWith(
  { call, values }: Call,
  { answers, awaited }: Result,
  functions: TypeFunctions,
): readonly string[] {
  const line = `${awaited ? 'await ' : ''}${call}(${values.join(', ')})`;
  const isLong = line.length > inlineWidth || line.includes('\n');
  const value = isLong
    ? `${awaited ? 'await ' : ''}${call}(\n${values.map((one) => `${indented(one)},\n`).join('')})`
    : line;
  const [only, ...more] = answers;
  if (only === undefined)
    return [
      `return x.reply(500, ${functions.module.runtime('unmatched')}(${value}, 'that it always throws'));`,
    ];
  return (
    (more.length === 0 ? onlyReply(only, value, isLong, functions) : undefined) ??
    tupleReply(answers, value, functions) ?? [`const result = ${value};`, ...branches(answers, functions)]
  );
}

/** The statements for a single kind of answer; undefined where its value gets a name first. */
function onlyReply(
  answer: Answer,
  value: string,
  isLong: boolean,
  functions: TypeFunctions,
): readonly string[] | undefined {
  if (answer.kind === 'empty') return [`${value};`, 'return x.empty(204);'];
  if (answer.kind === 'response') return [`return x.respond(${value});`];
  if (answer.kind === 'body' && answer.type.kind === 'null')
    return [`${value};`, `return x.reply(200, 'null');`];
  if (isLong || tupleHead(answer)) return undefined;
  if (answer.kind === 'items')
    return [`return x.stream(200, ${value}, ${itemFunction(answer.type, functions)});`];
  if (answer.kind === 'bytes') return [`return x.pass(200, ${value});`];
  if (answer.kind === 'body' && isWrittenByCall(answer.type))
    return [`return x.reply(200, ${writeValue(answer.type, value, functions)});`];
  return undefined;
}

/** The statements for tuples that are taken apart in one way; undefined where there are other answers. */
function tupleReply(
  answers: readonly Answer[],
  value: string,
  functions: TypeFunctions,
): readonly string[] | undefined {
  const [group, ...others] = tupleGroups(answers, functions.models);
  if (!group || others.length > 0 || !answers.every(tupleHead) || group.headers === 'some') return undefined;
  const names = group.payloads.every(({ kind }) => kind === 'nothing') ? '[, status' : '[body, status';
  return [
    `const ${names}${group.headers === 'all' ? ', headers' : ''}] = ${value};`,
    ...replyLines(group, { body: 'body', status: 'status', headers: 'headers' }, functions),
  ];
}

/** The call of a handler, and the arguments in it. */
interface Call {
  readonly call: string;
  readonly values: readonly string[];
}

/**
 * One statement for each kind of answer. The body without a tuple comes last, and only the last kind needs no
 * test.
 */
function branches(answers: readonly Answer[], functions: TypeFunctions): readonly string[] {
  const body = answers.find((one) => one.kind === 'body');
  const tuples = tupleGroups(answers, functions.models);
  const bare = bareReplies(answers, functions);
  const isEnd = (i: number) => i === bare.length - 1 && tuples.length === 0 && !body;
  const lines = bare.map(({ reply, test }, i) => `${isEnd(i) ? '' : `if (${test()}) `}return ${reply};`);
  const isNarrowed = isLastNarrowed(answers, tuples);
  const replies = tuples.flatMap((group, i) => {
    // TypeScript does not allow access to the third item of a tuple of two.
    const headers =
      group.headers === 'some' ? `${functions.module.runtime('headersOf')}(result)` : 'result[2]';
    const statements = replyLines(group, { body: 'result[0]', status: 'result[1]', headers }, functions);
    if (i === tuples.length - 1 && isNarrowed) return statements;
    return conditional(group.statuses.map((status) => `result[1] === ${status}`).join(' || '), statements);
  });
  if (!isNarrowed) replies.push(`return ${noStatus(tuples, functions)};`);
  if (!body) return [...lines, ...replies];
  const isReply = () => `${functions.module.runtime('isReply')}(result)`;
  return [
    ...lines,
    ...(replies.length > 0 ? conditional(isReply(), replies) : []),
    `return x.reply(200, ${writeValue(body.type, 'result', functions)});`,
  ];
}

/** Statements under a condition; a single one is on the same line. */
function conditional(test: string, statements: readonly string[]): readonly string[] {
  const [only, ...more] = statements;
  return more.length === 0
    ? [`if (${test}) ${only}`]
    : [`if (${test}) {`, ...statements.map((line) => `  ${line}`), '}'];
}

/**
 * Whether TypeScript narrows to the last group once the others are ruled out. A `!==` does not rule out a
 * tuple that has several statuses.
 */
function isLastNarrowed(answers: readonly Answer[], tuples: readonly TupleGroup[]): boolean {
  const last = tuples.at(-1);
  if (last === undefined || tuples.length === 1) return true;
  const heads = answers.flatMap((one) => tupleHead(one) ?? []);
  return heads.every(
    ({ statuses }) => statuses.length === 1 || statuses.some((one) => last.statuses.includes(one)),
  );
}

function noStatus(tuples: readonly TupleGroup[], { module }: TypeFunctions): string {
  const statuses = tuples.flatMap((one) => one.statuses).sort((a, b) => a - b);
  const declared = quote(`one of the statuses ${statuses.join(', ')}`);
  return `x.reply(500, ${module.runtime('unmatched')}(result[1], ${declared}))`;
}

/** An answer without a tuple, with the test that tells it from the answers after it. */
interface Bare {
  readonly test: () => string;
  readonly reply: string;
}

function bareReplies(answers: readonly Answer[], functions: TypeFunctions): readonly Bare[] {
  const items = answers.find((one) => one.kind === 'items' && !one.tuple);
  const replies: Bare[] = [];
  if (answers.some(({ kind }) => kind === 'empty'))
    replies.push({ test: () => testOf('nothing', 'result', functions), reply: 'x.empty(204)' });
  if (answers.some(({ kind }) => kind === 'response'))
    replies.push({ test: () => testOf('response', 'result', functions), reply: 'x.respond(result)' });
  if (answers.some((one) => one.kind === 'bytes' && !one.tuple))
    replies.push({ test: () => testOf('bytes', 'result', functions), reply: 'x.pass(200, result)' });
  if (items?.kind === 'items')
    replies.push({
      test: () => testOf('items', 'result', functions),
      reply: `x.stream(200, result, ${itemFunction(items.type, functions)})`,
    });
  return replies;
}

/** Whether the type is written by a single call, so that its value needs no variable. */
const isWrittenByCall = (type: Type) =>
  type.kind !== 'null' && (type.kind !== 'union' || onlyPresentMember(type) === undefined);
