import { ts } from 'ts-morph';
import { isDeclarationsFile } from '../program/declarations.ts';
import { isArrayOrTuple } from './lists.ts';
import { isPartOf, membersOf, partsOf } from './members.ts';

type ParameterSource = 'query' | 'path' | 'header' | 'cookie' | 'form' | 'file' | 'body';
export type CredentialSource = 'bearer' | 'basic' | 'apiKey';

/** The mark that a declarator left on a type. */
export interface Mark {
  readonly source: ParameterSource | CredentialSource | 'field' | 'depends';
  /** The type argument `T`, as written. */
  readonly type: ts.Type;
  readonly options: ts.Type;
  /** The type argument of a declarator that gives the name. */
  readonly name: ts.Type;
  /** The marking type itself: the same for all members of a union that one declarator marked. */
  readonly self: ts.Type;
  /** The other marks on the same value, if none contains another: `Field<T, A> & Field<T, B>`. */
  readonly beside: readonly Mark[];
}

/**
 * Removes the marks from a type that is not a union. Returns the rest, and the outermost mark that is not
 * among those `taken` off already.
 */
export function unmark(
  type: ts.Type,
  checker: ts.TypeChecker,
  taken?: ReadonlySet<ts.Type>,
): { bare: readonly ts.Type[]; mark?: Mark; int: boolean } {
  const bare: ts.Type[] = [];
  const marks: Mark[] = [];
  let int = false;
  for (const part of partsOf(type)) {
    if (taken?.has(part)) continue;
    if (isIntegerMark(part)) int = true;
    else if (markName(part) === 'Declarator') marks.push(readMark(part, checker));
    else bare.push(part);
  }
  const mark = outermost(marks);
  return { bare, int, ...(mark && { mark }) };
}

/** Whether a part of a type is the mark of an `int`. */
export const isIntegerMark = (part: ts.Type) => markName(part) === 'Integer';

/** Whether a type that is not a union has the mark of a declarator. */
export function isMarked(type: ts.Type): boolean {
  return partsOf(type).some((part) => markName(part) === 'Declarator');
}

/** Whether a mark is on `never` or `any`: a parameter then has a type that is only its mark. */
export const isHollow = ({ source, type }: Mark) => source !== 'depends' && isNeverOrAny(type);

export const isNeverOrAny = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Never | ts.TypeFlags.Any)) !== 0;

/** The mark of a parameter's type. All members of a union inside one declarator have the same mark. */
export function markOf(type: ts.Type, checker: ts.TypeChecker): Mark | undefined {
  for (const member of membersOf(type)) {
    const { mark } = unmark(member, checker);
    if (mark) return mark;
  }
  return undefined;
}

/** The members of a type without their marks, as TypeScript knows them in the plain Program. */
export function bareMembersOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return membersOf(type).map((one) => bareOf(one, checker));
}

function bareOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const { bare } = unmark(type, checker);
  return bare.length === 1 ? bare[0]! : type;
}

/**
 * A type without marks of `Depends`, as the dependency declares it. The type must not be a union. A
 * dependency may return any type that a handler could make itself, while a client sends only data.
 */
export function withoutDepends(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const { bare, mark } = unmark(type, checker);
  if (mark?.source !== 'depends') return type;
  const isSame = (one: ts.Type) => unmark(one, checker).bare.every((part, i) => part === bare[i]);
  const declared = membersOf(mark.type).find(isSame);
  return declared === undefined ? type : withoutDepends(declared, checker);
}

/**
 * The mark of a parameter that depends on a function. The function may return a dependency of its own, with
 * that mark on it: the outermost mark is the one whose `T` contains all others.
 */
export function dependsMarkOf(type: ts.Type, checker: ts.TypeChecker): Mark | undefined {
  const [mark] = dependsMarks(type, checker)
    .map((one) => ({ one, inner: dependsMarks(one.type, checker).length }))
    .sort((a, b) => b.inner - a.inner);
  return mark?.one;
}

function dependsMarks(type: ts.Type, checker: ts.TypeChecker): readonly Mark[] {
  const marks = new Map<ts.Type, Mark>();
  for (const member of membersOf(type)) {
    for (const part of partsOf(member)) {
      const mark = markName(part) === 'Declarator' ? readMark(part, checker) : undefined;
      if (mark?.source === 'depends') marks.set(part, mark);
    }
  }
  return [...marks.values()];
}

/** The declarator on a type: `field`, or one for parameters only. Lists and tuples have that of their items. */
export function declaratorWithin(
  type: ts.Type,
  checker: ts.TypeChecker,
  outer: readonly ts.Type[] = [],
): Mark['source'] | undefined {
  if (outer.includes(type)) return undefined;
  const seen = [...outer, type];
  const mark = markOf(type, checker);
  if (mark)
    return mark.source === 'field' ? (declaratorWithin(mark.type, checker, seen) ?? 'field') : mark.source;
  const list = membersOf(type).find((member) => isArrayOrTuple(member, checker));
  const items = list ? checker.getTypeArguments(list) : [];
  const found = items.map((item) => declaratorWithin(item, checker, seen));
  return found.find((one) => one !== 'field' && one !== undefined) ?? found[0];
}

/** The outermost mark; a parameter's declarator comes before a field's. */
function outermost(marks: readonly Mark[]): Mark | undefined {
  const outer = marks.filter(
    (one) => !marks.some((other) => other !== one && isPartOf(one.self, other.type)),
  );
  const mark = outer.find(({ source }) => source !== 'field') ?? outer[0];
  return mark && { ...mark, beside: outer.filter((one) => one !== mark) };
}

function readMark(type: ts.Type, checker: ts.TypeChecker): Mark {
  const [source, inner, options, name] = checker.getTypeArguments(type as ts.TypeReference);
  return {
    source: (source as ts.StringLiteralType).value as Mark['source'],
    type: inner!,
    options: options!,
    name: name!,
    self: type,
    beside: [],
  };
}

function markName(type: ts.Type): string | undefined {
  const symbol = type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile();
  return file && isDeclarationsFile(file) ? symbol?.name : undefined;
}
