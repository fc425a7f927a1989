import { ts } from 'ts-morph';
import { type Context, isPublicName } from '../context.ts';
import { primitiveOf } from './brands.ts';
import { mappedMark } from './homomorphic.ts';
import { unmark } from './marks.ts';
import { membersOf } from './members.ts';
import { generations } from './nesting.ts';
import { withoutNoInfer } from './no-infer.ts';

const { Any, BooleanLike, Null, NumberLike, StringLike, TemplateLiteral, Undefined, Unknown, Void } =
  ts.TypeFlags;

/** Finds fields whose type in the author's editor differs from the type here. */
export class ChangedFields {
  readonly #context: Pick<Context, 'checker' | 'plain'>;
  readonly #seen = new Set<ts.Type>();

  constructor(context: Pick<Context, 'checker' | 'plain'>) {
    this.#context = context;
  }

  /**
   * The name of the first field that differs, however deep in unnamed objects; undefined where none does.
   *
   * @param plainType the same type in the plain Program
   */
  find(type: ts.Type, plainType: ts.Type, depth = 0): string | undefined {
    if (this.#seen.has(type) || depth === generations) return undefined;
    this.#seen.add(type);
    const { checker, plain } = this.#context;
    for (const shown of plain.getPropertiesOfType(plainType).filter(isPublicName)) {
      const own = checker.getPropertyOfType(type, shown.name);
      const types = own && ([checker.getTypeOfSymbol(own), plain.getTypeOfSymbol(shown)] as const);
      const found = types && this.#within(shown.name, ...types, depth);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #within(name: string, type: ts.Type, plainType: ts.Type, depth: number): string | undefined {
    const { checker, plain } = this.#context;
    const [own, shown] = [valuesOf(type), valuesOf(plainType)];
    if ([...own, ...shown].some(isOpen)) return undefined;
    const [kinds, wanted] = [kindsOf(own, checker), kindsOf(shown, plain)];
    if (kinds.size !== wanted.size || [...kinds].some((kind) => !wanted.has(kind))) return name;
    const [one, ...others] = own;
    if (one === undefined || others.length > 0 || shown.length > 1) return undefined;
    const mapped = mappedMark(one, checker);
    if (mapped?.kind === 'tuple') return undefined; // such a type is refused
    const item = mapped?.kind === 'list' ? mapped.item : checker.isArrayType(one) && itemOf(one);
    if (item && plain.isArrayType(shown[0]!)) return this.#within(name, item, itemOf(shown[0]!), depth);
    const isUnnamed = one.symbol !== undefined && (one.symbol.flags & ts.SymbolFlags.TypeLiteral) !== 0;
    return isUnnamed ? this.find(one, shown[0]!, depth + 1) : undefined;
  }
}

function valuesOf(type: ts.Type): readonly ts.Type[] {
  return membersOf(withoutNoInfer(type)).filter(({ flags }) => !(flags & (Undefined | Void)));
}

const itemOf = (list: ts.Type) => list.getNumberIndexType()!;

/** Whether the values of a type are not known, or not known yet. */
const isOpen = ({ flags }: ts.Type) =>
  (flags & (Any | Unknown | TemplateLiteral | ts.TypeFlags.StringMapping | ts.TypeFlags.Instantiable)) !== 0;

/**
 * The kinds of values that some types have. Each literal is a kind of its own, unless all values of its kind
 * are there, too: TypeScript keeps `'a'` beside a `string` with options.
 */
function kindsOf(types: readonly ts.Type[], checker: ts.TypeChecker): ReadonlySet<unknown> {
  const kinds = new Set(types.map((one) => kindOf(one, checker)));
  const isWithin = (kind: unknown) =>
    (kinds.has(StringLike) && /^"/.test(String(kind))) ||
    (kinds.has(NumberLike) && typeof kind === 'string' && /^-?\d/.test(kind));
  return new Set([...kinds].filter((kind) => !isWithin(kind)));
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): unknown {
  const { bare, int } = unmark(type, checker);
  const mapped = mappedMark(type, checker);
  const found = bare.map(primitiveOf).find(({ flags }) => flags & (StringLike | NumberLike | BooleanLike));
  if (mapped?.kind === 'primitive') return kindOf(primitiveOf(mapped.type), checker);
  if (found === undefined) return int ? NumberLike : type.flags & Null ? Null : ts.TypeFlags.Object;
  if (found.isStringLiteral() || found.isNumberLiteral()) return JSON.stringify(found.value);
  if (found.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(found);
  return [StringLike, NumberLike, BooleanLike].find((kind) => found.flags & kind);
}
