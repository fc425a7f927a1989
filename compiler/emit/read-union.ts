import type { Type, UnionType } from '../model.ts';
import { resolved } from '../model-walk.ts';
import { type Discriminator, discriminatorOf } from './discriminator.ts';
import { holdsKind, isKnownByKind, kindTest } from './kinds.ts';
import { mixable } from './overlap.ts';
import { ranks } from './ranks.ts';
import { isReadAsIs, readValue } from './read.ts';
import { type Branching, switchLines } from './switch.ts';
import type { TypeFunctions } from './type-functions.ts';
import { isUnlike } from './unlike.ts';

/** The value of a union without a name: `T | null` in place, others by a function of their own. */
export function readUnion(union: UnionType, input: string, functions: TypeFunctions): string {
  const { models } = functions;
  const read = union.members.filter((one) => !isReadAsIs(one, models));
  const others = union.members.filter((one) => isReadAsIs(one, models));
  if (read.length === 1 && others.every(({ kind }) => kind === 'null'))
    return `${input} === null ? null : ${readValue(read[0]!, input, functions)}`;
  const name = functions.ownFunction('read', union, (own) => {
    const text = functions.typeText(union);
    const lines = readUnionLines(union, text, functions);
    functions.module.add(`function ${own}(input: ${text}) {\n${lines.join('\n')}\n}`, ranks.read);
  });
  return `${name}(${input})`;
}

/**
 * The statements that read `input`, a value of a union whose type is written `text`. It has been checked. Where that type `isForeign`,
 * a member that generated code has a type of its own for is taken for one of it.
 */
export function readUnionLines(
  union: UnionType,
  text: string,
  functions: TypeFunctions,
  isForeign = false,
): readonly string[] {
  const { models } = functions;
  const read: ReadMember = (type, value) => {
    const cast = isForeign && isUnlike(type, functions) ? ` as ${text}` : '';
    return `${readValue(type, value, functions)}${cast}`;
  };
  const objects = union.members.filter((one) => resolved(one, models).kind === 'object');
  const discriminator = discriminatorOf(objects, models);
  if (discriminator) return readTagged(union, objects, discriminator, read, functions);
  const made = functions.output.byDetail(union.members.filter((one) => !isReadAsIs(one, models)));
  const mixed = mixable(made, functions.output);
  if (mixed.length > 0) return readMixed(union, text, mixed, read, functions);
  const asIs = union.members.filter((one) => isReadAsIs(one, models));
  const tried = asIs.length === 0 ? made.slice(0, -1) : made;
  const last = asIs.length === 0 ? read(made.at(-1)!, 'input') : 'input';
  return [...tried.map((one) => readIf(one, union, read, functions)), `  return ${last};`];
}

/** An expression for what the handler gets of a value of a member. */
type ReadMember = (type: Type, value: string) => string;

/** A field says which member it is; what is no object goes before. */
function readTagged(
  union: UnionType,
  objects: readonly Type[],
  discriminator: Discriminator,
  read: ReadMember,
  functions: TypeFunctions,
): readonly string[] {
  const others = union.members.filter((one) => !objects.includes(one));
  const made = others.filter((one) => !isReadAsIs(one, functions.models));
  const asIs = others.filter((one) => isReadAsIs(one, functions.models));
  const tests = asIs.map((one) => memberTest(one, union, 'input', functions));
  const isWider = others.some(({ kind }) => kind !== 'null');
  const branching: Branching = { value: 'input', discriminator, isWider, otherwise: undefined };
  return [
    ...made.map((one) => readIf(one, union, read, functions)),
    ...(tests.length > 0 ? [`  if (${tests.join(' || ')}) return input;`] : []),
    ...switchLines(branching, read, functions),
  ];
}

function readIf(type: Type, union: UnionType, read: ReadMember, functions: TypeFunctions): string {
  const test = memberTest(type, union, 'input', functions);
  return `  if (${test}) return ${read(type, told(type, union, 'input', functions))};`;
}

/** A condition that tells a member from the others: its kind where that is enough. */
export function memberTest(
  member: Type,
  { members }: UnionType,
  value: string,
  functions: TypeFunctions,
): string {
  const { models } = functions;
  return isKnownByKind(member, members, models)
    ? kindTest(member, members, value, models)
    : functions.condition(member, value);
}

/** The value that was told to be a member: TypeScript does not see that it is no readonly list. */
export function told(member: Type, { members }: UnionType, value: string, functions: TypeFunctions): string {
  const { models } = functions;
  const isUnseen =
    isKnownByKind(member, members, models) &&
    holdsKind('object', [member], models) &&
    holdsKind('list', members, models);
  return isUnseen ? `${value} as ${functions.annotation(member)}` : value;
}

/** Whoever fits several members keeps the fields of each. */
function readMixed(
  union: UnionType,
  text: string,
  mixed: readonly Type[],
  read: ReadMember,
  functions: TypeFunctions,
): readonly string[] {
  const { models } = functions;
  const others = union.members.filter((one) => !mixed.includes(one));
  const tried = others
    .filter((one) => !isReadAsIs(one, models))
    .map((one) => readIf(one, union, read, functions));
  const fits = mixed.map((one) => functions.condition(one, 'input'));
  const asIs = others.some((one) => isReadAsIs(one, models))
    ? [`  if (!(${fits.join(' || ')})) return input;`]
    : [];
  const parts = mixed.map((one, i) => `    ...(${fits[i]} && ${readValue(one, 'input', functions)}),`);
  return [...tried, ...asIs, '  return {', ...parts, `  } as ${text};`];
}
