import type { Type, UnionType } from '../../model/model.ts';
import { resolved } from '../../model/walk.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { onceLines } from '../unions/branching.ts';
import { mayDefaultsConflict } from '../unions/default-conflicts.ts';
import { type Discriminator, discriminatorOf, taggedBy } from '../unions/discriminator.ts';
import { holdsKind, isKnownByKind, kindTest } from '../unions/kinds.ts';
import { castToMember } from '../unions/member-cast.ts';
import { overlappingMembers } from '../unions/overlap.ts';
import { reachedMembers } from '../unions/reached.ts';
import { type Branching, switchLines } from '../unions/switch.ts';
import { castToOwn } from './casts.ts';
import { readValue } from './read.ts';
import { isReadAsIs } from './ways.ts';

/** The union whose value a function reads. */
interface ReadUnion {
  readonly union: UnionType;
  /** Its type as the function writes it. */
  readonly text: string;
  /** The app's own name for the type, if it has one. */
  readonly own: string | undefined;
}

/** The function that reads an unnamed union. `T | null` is read in place and needs none. */
export function unionFunction(union: UnionType, functions: TypeFunctions): string {
  return functions.ownFunction('read', union, (own) => {
    const text = functions.typeText(union);
    const read = readUnionLines({ union, text, own: undefined }, functions);
    const lines = onceLines('read', own, union, read, functions);
    functions.module.add(`function ${own}(input: ${text}) {\n${lines.join('\n')}\n}`, ranks.read);
  });
}

/** The statements that read `input`, a value of a union that has been checked. */
export function readUnionLines(reading: ReadUnion, functions: TypeFunctions): readonly string[] {
  const { union } = reading;
  const { models } = functions;
  const discriminator = discriminatorOf(union.members, models);
  // A record may fit, too, where the discriminator selects a model.
  const isBesideRecord = union.members.some((one) => resolved(one, models).kind === 'record');
  if (discriminator && !isBesideRecord) return readTagged(reading, discriminator, functions);
  const read = functions.output.byDetail(union.members.filter((one) => !isReadAsIs(one, models)));
  const asIs = union.members.filter((one) => isReadAsIs(one, models));
  // A record of numbers beside a model: what fits both has fields that the model lacks.
  const wider = asIs.filter((one) =>
    read.some((other) => overlappingMembers([other, one], models).length > 0),
  );
  const mixed = overlappingMembers([...read, ...wider], models);
  if (mixed.length > 0) return readMixed(reading, mixed, functions);
  const reached = reachedMembers(read, models);
  const tried = asIs.length === 0 ? reached.slice(0, -1) : reached;
  const last = asIs.length === 0 ? readLast(reached.at(-1)!, reading, functions) : 'input';
  return [...tried.map((one) => readIf(one, reading, functions)), `  return ${last};`];
}

/** Selects the member by its discriminator field. Members that are not objects are tested before. */
function readTagged(
  reading: ReadUnion,
  discriminator: Discriminator,
  functions: TypeFunctions,
): readonly string[] {
  const { own, union } = reading;
  const tagged = taggedBy(discriminator);
  const others = union.members.filter((one) => !tagged.includes(one));
  const read = others.filter((one) => !isReadAsIs(one, functions.models));
  const asIs = others.filter((one) => isReadAsIs(one, functions.models));
  const tests = asIs.map((one) => memberTest(one, union, functions));
  const isWider = others.some(({ kind }) => kind !== 'null');
  const branching: Branching = { value: 'input', discriminator, isWider, otherwise: undefined };
  return [
    ...read.map((one) => readIf(one, reading, functions)),
    ...(tests.length > 0 ? [`  if (${tests.join(' || ')}) return input;`] : []),
    ...switchLines(branching, (type, value) => readMember(type, value, own, functions), functions),
  ];
}

function readIf(type: Type, { own, union }: ReadUnion, functions: TypeFunctions): string {
  const test = memberTest(type, union, functions);
  return `  if (${test}) return ${readMember(type, castInput(type, union, functions), own, functions)};`;
}

/**
 * The last member needs no test. TypeScript cannot narrow to it where it is a tuple, or a record beside
 * lists, or where fields of the app's own type are readonly: hence the cast.
 */
function readLast(type: Type, { own, union }: ReadUnion, functions: TypeFunctions): string {
  return readMember(type, castToLast(type, union, own, functions), own, functions);
}

function castToLast(type: Type, union: UnionType, own: string | undefined, functions: TypeFunctions): string {
  const { models } = functions;
  const others = union.members.filter((one) => one !== type);
  const isBesideLists = holdsKind('list', others, models);
  const isUnseen =
    type.kind === 'tuple' ||
    (type.kind === 'record' && isBesideLists) ||
    (type.kind === 'object' && own !== undefined);
  if (!isUnseen) return castInput(type, union, functions);
  // Beside objects and other lists, `Array.isArray` makes a list of anything of it.
  const isWidened = type.kind === 'tuple' && isBesideLists && holdsKind('object', others, models);
  return `input as ${isWidened ? 'unknown as ' : ''}${functions.annotation(type)}`;
}

function readMember(type: Type, value: string, own: string | undefined, functions: TypeFunctions): string {
  return castToOwn(readValue(type, value, functions), type, own, functions);
}

/** The condition that tells a member from the others: a test of its kind where that is enough. */
function memberTest(member: Type, { members }: UnionType, functions: TypeFunctions): string {
  const { models } = functions;
  return isKnownByKind(member, members, models)
    ? kindTest(member, members, 'input', models)
    : functions.condition(member, 'input');
}

/** The input, cast to a member where that is needed, as an expression whose items can be accessed. */
function castInput(member: Type, union: UnionType, functions: TypeFunctions): string {
  const input = castToMember(member, union, 'input', functions);
  return member.kind === 'list' && input !== 'input' ? `(${input})` : input;
}

/** A value that fits several members keeps the fields of each. */
function readMixed(reading: ReadUnion, mixed: readonly Type[], functions: TypeFunctions): readonly string[] {
  const { text, union } = reading;
  const { models } = functions;
  const others = union.members.filter((one) => !mixed.includes(one));
  const tried = others
    .filter((one) => !isReadAsIs(one, models))
    .map((one) => readIf(one, reading, functions));
  const rows = mixed.map((one) => {
    const input = isReadAsIs(one, models) ? 'input' : castInput(one, union, functions);
    return { test: functions.condition(one, 'input'), value: readValue(one, input, functions) };
  });
  const lines = mayDefaultsConflict(mixed, models)
    ? readFitting(rows, functions)
    : readMerged(rows, functions);
  const result = others.some((one) => isReadAsIs(one, models)) ? '(read ?? input)' : 'read';
  return [...tried, ...lines, `  return ${result} as ${text};`];
}

/** A union member: the condition that the input has its type, and the expression that reads it. */
interface Row {
  readonly test: string;
  readonly value: string;
}

function readMerged(rows: readonly Row[], { module }: TypeFunctions): readonly string[] {
  const merged = module.runtime('merged');
  const lines = rows.map(
    ({ test, value }, i) => `  if (${test}) read = ${i === 0 ? value : `${merged}(read, ${value})`};`,
  );
  return ['  let read: unknown;', ...lines];
}

/** A default that one member fills in may be invalid for another member: the runtime checks for that. */
function readFitting(rows: readonly Row[], { module }: TypeFunctions): readonly string[] {
  const lines = rows.map(
    ({ test, value }) => `    { fits: (input: any) => ${test}, read: (input: any) => ${value} },`,
  );
  return [`  const read = ${module.runtime('readFitting')}(input, [`, ...lines, '  ]);'];
}
