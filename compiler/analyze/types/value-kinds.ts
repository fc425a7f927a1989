import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { isPrimitive, primitiveKind, primitiveOf } from './brands.ts';
import { mappedMark } from './homomorphic.ts';
import { unmark } from './marks.ts';
import { isNothing, membersOf } from './members.ts';
import { saysNothing } from './narrowed.ts';
import { withoutNoInfer } from './no-infer.ts';

const { Any, Never, Null, NumberLike, StringLike, Unknown } = ts.TypeFlags;
const { StringMapping, TemplateLiteral } = ts.TypeFlags;

/**
 * Whether a type has other kinds of values than in the plain Program (`shown`). The fields and items of
 * objects and lists are not compared, and `undefined` counts as no value.
 */
export function hasOtherKinds(
  type: ts.Type,
  shown: ts.Type,
  { marked, plain }: Pick<Context, 'marked' | 'plain'>,
): boolean {
  const [own, wanted] = [valuesOf(type), valuesOf(shown)];
  if (wanted.some(({ flags }) => flags & (Any | (ts.TypeFlags.Instantiable & ~patterns)))) return false;
  const [kinds, shownKinds] = [kindsOf(own, marked), kindsOf(wanted, plain)];
  return kinds.size !== shownKinds.size || [...kinds].some((kind) => !shownKinds.has(kind));
}

const patterns = TemplateLiteral | StringMapping;

function valuesOf(type: ts.Type): readonly ts.Type[] {
  return membersOf(withoutNoInfer(type)).filter((one) => !isNothing(one) && !(one.flags & Never));
}

/**
 * The kinds of values that some types have. Each literal is a kind of its own, unless all values of its kind
 * are there, too: TypeScript keeps `'a'` beside a `string` with options. An `unknown` has all kinds: without
 * `undefined`, TypeScript shows it as `{} | null`.
 */
function kindsOf(types: readonly ts.Type[], checker: ts.TypeChecker): ReadonlySet<unknown> {
  const kinds = new Set(types.map((one) => kindOf(one, checker)));
  if (kinds.has(Unknown)) return new Set([Unknown]);
  const isWithin = (kind: unknown) =>
    (kinds.has(StringLike) && (kind === TemplateLiteral || /^"/.test(String(kind)))) ||
    (kinds.has(NumberLike) && typeof kind === 'string' && /^-?\d/.test(kind));
  return new Set([...kinds].filter((kind) => !isWithin(kind)));
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): unknown {
  const { bare, int } = unmark(type, checker);
  const mapped = mappedMark(type, checker);
  if (mapped?.kind === 'primitive') return kindOf(primitiveOf(mapped.type), checker);
  if (mapped) return mapped.kind;
  const found = bare.map(primitiveOf).find(isPrimitive);
  if (found === undefined) return int ? NumberLike : kindOfOther(bare, checker);
  if (found.isStringLiteral() || found.isNumberLiteral()) return JSON.stringify(found.value);
  if (found.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(found);
  if (found.flags & patterns) return TemplateLiteral;
  return primitiveKind(found);
}

/** The kind of a type that is no primitive. A type that is only a mark stands for `unknown`, or for `{}`. */
function kindOfOther(parts: readonly ts.Type[], checker: ts.TypeChecker): unknown {
  if (parts.every(isEmptyObject)) return Unknown;
  if (parts.some((one) => checker.isTupleType(one))) return 'tuple';
  const list = parts.find((one) => checker.isArrayType(one));
  if (list) return list.getNumberIndexType()!.flags & Never ? 'empty list' : 'list';
  return [Any, Null, Unknown].find((kind) => parts[0]!.flags & kind) ?? ts.TypeFlags.Object;
}

/** `{}`, which TypeScript drops beside a mark. A mapped type without a field has lost its fields. */
const isEmptyObject = (type: ts.Type) =>
  saysNothing(type) && !type.getSymbol()?.declarations?.some(ts.isMappedTypeNode);
