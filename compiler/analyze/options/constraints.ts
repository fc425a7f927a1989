import { code } from '../../diagnose/catalogue/code.ts';
import type { ListType, LiteralType, NumberType, StringType, Type } from '../../model/model.ts';
import { rejection } from '../../model/rejection.ts';
import { isRefused, membersOf, presentMembers, refused } from '../../model/walk.ts';
import { literal } from '../../print/quote.ts';
import type { Context } from '../context.ts';
import { checkTogether, constraintText } from './contradictions.ts';
import { listing, numeric, textual, uploading } from './option-rules.ts';
import type { Option } from './options.ts';
import { bothPatterns, patternFault } from './patterns.ts';

type Constrainable = StringType | NumberType | ListType;
type ModelType = Extract<Type, { readonly kind: 'model' }>;

/**
 * The type with the constraints added to those that it has. In a union, each constraint goes to the members
 * that it can apply to. A constraint that applies to no member is reported, unless the type itself was.
 */
export function constrain(type: Type, constraints: readonly Option[], context: Context): Type {
  if (isRefused(type)) return type;
  const applied = new Set<Option>();
  const constrained = constraints.length === 0 ? type : apply(type, constraints, applied, context);
  const others = constraints.filter((one) => !applied.has(one));
  for (const option of others) {
    const { name, span, text = name } = option;
    const hint =
      itemAdvice(option, type) ?? tupleAdvice(option, type) ?? dateAdvice(option, type) ?? kindsAdvice(name);
    context.diagnostics.add('option-not-applicable', span, text, describe(type, context), hint);
  }
  // The advice for a `Date` already says that it cannot be read.
  return others.some((one) => dateAdvice(one, type)) ? refused : constrained;
}

/**
 * Adds constraints to a type that is narrower than the type they were written for, as in
 * `Field<string, A> & Field<'a' | 'b', B>`. Constraints that no longer apply are dropped, and the literals
 * are checked against the others.
 */
export function constrainNarrowed(type: Type, constraints: readonly Option[], context: Context): Type {
  for (const one of membersOf(type)) if (one.kind === 'literal') reportBrokenBy(one, constraints, context);
  return apply(type, constraints, new Set(), context);
}

function reportBrokenBy({ values }: LiteralType, constraints: readonly Option[], context: Context): void {
  for (const one of constraints) {
    const { name, span, value } = one;
    const kind = numeric.includes(name) ? 'number' : textual.includes(name) ? 'string' : undefined;
    const ruled = { kind, int: false, [name]: value } as Type;
    const broken = values.find(
      (own) => typeof own === kind && rejection(ruled, own, new Map()) !== undefined,
    );
    if (broken !== undefined)
      context.diagnostics.add('contradicting-options', span, constraintText(one), JSON.stringify(broken));
  }
}

function apply(type: Type, constraints: readonly Option[], applied: Set<Option>, context: Context): Type {
  if (type.kind === 'union')
    return { ...type, members: type.members.map((one) => apply(one, constraints, applied, context)) };
  if (type.kind === 'model') return applyToNamed(type, constraints, applied, context);
  const names = { string: textual, number: numeric, list: listing }[type.kind as string] ?? [];
  const own = constraints.filter(({ name }) => names.includes(name));
  if (own.length === 0) return type;
  for (const option of own) applied.add(option);
  const known = Object.entries(type).filter(([name]) => names.includes(name));
  const before = known.map(([name, value]) => ({ name, value }));
  checkTogether([...before, ...own], type.kind === 'number' && type.int, context);
  let both: Constrainable = type as Constrainable;
  for (const { name, value } of own) both = { ...both, [name]: together(name, both[name as never], value) };
  return both.kind === 'string' ? withRegexes(both, type as StringType, own) : both;
}

/**
 * A string type with the single patterns that its `regex` joins, so that each can be reported where it is
 * written.
 */
function withRegexes(both: StringType, before: StringType, given: readonly Option[]): StringType {
  const known = before.regexes ?? [before.regex];
  const written = given.filter(({ name }) => name === 'regex').map(({ value }) => value);
  const regexes = [...new Set([...known, ...written])].filter((one) => typeof one === 'string');
  return regexes.length > 1 ? { ...both, regexes } : both;
}

/** Adds options to a named type. The result is another type, and so loses the name. */
function applyToNamed(
  type: ModelType,
  constraints: readonly Option[],
  applied: Set<Option>,
  context: Context,
): Type {
  const named = context.named.models.get(type.id);
  if (named === undefined) return type;
  const narrowed = new Set<Option>();
  const own = apply(named.type, constraints, narrowed, context);
  if (narrowed.size === 0) return type;
  for (const option of narrowed) applied.add(option);
  return { ...own, docs: { ...named.docs, ...own.docs, ...type.docs } };
}

/** The value of a constraint that is given twice, so that both hold. */
function together(
  name: string,
  before: Option['value'] | undefined,
  value: Option['value'],
): Option['value'] {
  if (before === undefined) return value;
  if (name === 'regex')
    return (patternFault(before as string) ?? patternFault(value as string))
      ? value
      : bothPatterns(before as string, value as string);
  if (name === 'uniqueItems') return before || value;
  if (name === 'format') return before;
  const [a, b] = [before as number, value as number];
  if (name === 'multipleOf') return commonMultiple(a, b);
  return /^(?:ge|gt|min.*)$/.test(name) ? Math.max(a, b) : Math.min(a, b);
}

/** The least common multiple, in decimal arithmetic: `2.01 * 100` is no integer. */
function commonMultiple(a: number, b: number): number {
  let scale = 1;
  const isExact = (one: number) => Math.round(one * scale) / scale === one;
  while (!(isExact(a) && isExact(b)) && scale < 1e15) scale *= 10;
  let [x, y] = [Math.round(a * scale), Math.round(b * scale)];
  const product = x * y;
  while (y !== 0) [x, y] = [y, x % y];
  return product / x / scale;
}

/** Advice for a list option that belongs to the items: `ge: 0` of `int[]`. */
function itemAdvice({ name, value }: Option, type: Type): string | undefined {
  const list = type.kind === 'union' ? type.members.find(({ kind }) => kind === 'list') : type;
  if (list?.kind !== 'list') return undefined;
  const { item } = list;
  const isOfItem =
    (item.kind === 'number' && numeric.includes(name)) || (item.kind === 'string' && textual.includes(name));
  if (!isOfItem) return undefined;
  const written = item.kind === 'string' ? 'string' : item.int ? 'int' : 'number';
  return onEachItem(`Field<${written}, { ${name}: ${literal(value)} }>`);
}

/** Advice for a list option on `[T, ...T[]]`, by which a list that is not empty is meant. */
function tupleAdvice({ name, value }: Option, type: Type): string | undefined {
  if (type.kind !== 'tuple' || type.rest === undefined || !/Items$/.test(name)) return undefined;
  const least = name === 'minItems' ? '' : `minItems: ${type.items.length + type.tail.length}; `;
  return `For a list that has a least length, write ${code(`T[]`)} with ${code(`{ ${least}${name}: ${literal(value)} }`)}, and not ${code('[T, ...T[]]')}.`;
}

/** Advice for constraints on a list that belong to its items, by the type of an item that has them. */
export const onEachItem = (item: string) =>
  `For each of its items write ${code(`${item}[]`)}. A list itself has \`minItems\` and \`maxItems\`.`;

/** Advice for a string option on a `Date`, where a string was meant. */
function dateAdvice({ name, value }: Option, type: Type): string | undefined {
  const isDate = presentMembers(type).some(({ kind }) => kind === 'date');
  return isDate && textual.includes(name)
    ? `Write \`string\` with ${code(`{ ${name}: ${literal(value)} }`)}: clients send dates as strings. A \`Date\` in an answer is sent as an ISO string, and has no options of strings.`
    : undefined;
}

/** Which values the options of the same kind are for. */
export function kindsAdvice(name: string): string {
  if (numeric.includes(name))
    return '`ge`, `gt`, `le`, `lt` and `multipleOf` are for numbers. A string has `minLength` and `maxLength`, a list `minItems` and `maxItems`.';
  if (textual.includes(name))
    return '`minLength`, `maxLength`, `regex` and `format` are for strings. A number has `ge` and `le`, a list `minItems` and `maxItems`.';
  if (uploading.includes(name)) return '`maxSize` and `contentType` are for a `File`.';
  return '`minItems`, `maxItems` and `uniqueItems` are for lists.';
}

function describe(type: Type, context: Context): string {
  if (type.kind === 'union') {
    return [...new Set(presentMembers(type).map((one) => describe(one, context)))].join(' or ');
  }
  const named = type.kind === 'model' ? context.named.models.get(type.id) : undefined;
  if (named?.type.kind === 'union') return describe(named.type, context);
  if (type.kind === 'model' || type.kind === 'object') return 'a model';
  if (type.kind === 'number') return type.int ? 'an int' : 'a number';
  if (type.kind === 'literal') return type.enum ? 'an enum' : 'a literal';
  return type.kind === 'unknown' ? 'an unknown value' : `a ${type.kind}`;
}
