import { ts } from 'ts-morph';
import { join } from '../../model/join.ts';
import type { Type } from '../../model/model.ts';
import { refused } from '../../model/walk.ts';
import { type Context, isAny } from '../context.ts';
import { reportOptionsBeside } from '../options/options-beside.ts';
import { applyTags, splitTags, tagsBeside } from '../options/typia-tags.ts';
import { atMember, labelWithin, type Place, within } from '../place.ts';
import { declaredNode, presentNode } from '../syntax/type-nodes.ts';
import { describedType } from './alias-docs.ts';
import { branded, carriersOf, isBranded } from './brands.ts';
import { reportUnclearType } from './changed-type.ts';
import { isDate } from './dates.ts';
import { constrainField } from './fields.ts';
import { isHiddenAt } from './hidden-types.ts';
import { type MappedMark, mappedMark } from './homomorphic.ts';
import { isImpossible } from './impossible.ts';
import { isList, isTuple } from './lists.ts';
import { lostAlias } from './lost-alias.ts';
import { isMarked, type Mark, unmark } from './marks.ts';
import { isNothing, membersOf } from './members.ts';
import { ModelReader } from './model-reader.ts';
import { namingOf } from './names.ts';
import { isNarrowed, isUnknown, membersUnder } from './narrowed.ts';
import { withoutNoInfer } from './no-infer.ts';
import { readObject } from './objects.ts';
import { type MembersOfBoth, membersOfBoth } from './optioned-members.ts';
import { inOrder } from './order.ts';
import { otherAs } from './other-parts.ts';
import { PlainModels } from './plain-models.ts';
import { refusal } from './refusals.ts';
import { readScalar } from './scalars.ts';
import { readShown } from './shown-types.ts';
import { type ReadInner, readList, readTuple } from './structures.ts';
import { readTemplate, readTemplates } from './templates.ts';
import { filledParameter, refuse, refuseUndefined } from './unsupported.ts';

/** The parts of a type without a declarator: typia's tags, and the other parts. */
interface Parts {
  readonly bare: readonly ts.Type[];
  readonly int: boolean;
  readonly tags: readonly ts.Type[];
}

/**
 * Turns the checker's types into types of the Model. A type that cannot be read is reported where it is
 * written.
 */
export class TypeReader {
  readonly #context: Context;
  readonly #models: ModelReader;
  #other: TypeReader | undefined;

  constructor(context: Context, models = new ModelReader(context), other?: TypeReader) {
    this.#context = context;
    this.#models = models;
    this.#other = other;
  }

  /** The reader for the other Program: of the marked one, that for the plain one. Both make the same models. */
  get other(): TypeReader {
    if (this.#other) return this.#other;
    const context = { ...this.#context, checker: this.#context.plain };
    const models = new PlainModels(context, (type, place) => this.read(type, place));
    this.#other = new TypeReader(context, models, this);
    return this.#other;
  }

  read(type: ts.Type, place: Place): Type {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)))
      return this.readMembers([type], place, type);
    const members = membersOf(type);
    const naming =
      type.isUnion() && !members.some(isMarked) ? namingOf(type, place.node, this.#context) : undefined;
    return this.#models.read(type, naming, place, () => this.readMembers(members, place, type));
  }

  /** The type of a parameter, without the mark of its declarator. */
  readUnder(mark: Mark, type: ts.Type, place: Place): Type {
    const { checker } = this.#context;
    const members = membersOf(type);
    if (isNarrowed(mark, members, new Set(), checker)) return this.#readNarrowed(mark, members, place, type);
    const marked = members.find((one) => !isNothing(one));
    if (marked) reportOptionsBeside(unmark(marked, checker), place, this.#context);
    return this.read(mark.type, place);
  }

  /**
   * Reads some members of a union as one type. `undefined` and `void` are left out: the caller handles them.
   */
  readMembers(members: readonly ts.Type[], place: Place, whole?: ts.Type): Type {
    const alias = this.#aliasOf(members, place, whole);
    if (alias) return alias;
    const both = membersOfBoth(members, place, this.#context);
    if (both) return this.#readBoth(both, place, whole);
    return this.#readHere(members, place, whole);
  }

  #readHere(members: readonly ts.Type[], place: Place, whole: ts.Type | undefined): Type {
    // Members that are written elsewhere are reported at their union.
    return this.#context.diagnostics.firstAt(place.span, () => this.#readEach(members, place, whole));
  }

  /** The same, ignoring the marks that are `taken` off. */
  #readEach(
    members: readonly ts.Type[],
    place: Place,
    whole: ts.Type | undefined,
    taken: ReadonlySet<ts.Type> = new Set(),
  ): Type {
    const { checker } = this.#context;
    const read: Type[] = [];
    const marks = new Set<ts.Type>();
    const possible = members.filter((one) => !isImpossible(one, checker));
    for (const member of inOrder(possible, place.node ?? place.named, checker)) {
      if (isNothing(member)) continue;
      const { bare: parts, mark, int } = unmark(member, checker, taken);
      // The first member under a mark has read all of them.
      if (mark && marks.has(mark.self)) continue;
      if (mark) marks.add(mark.self);
      const { bare, tags } = splitTags(parts);
      const one = !mark
        ? this.#readUnmarked(member, { bare, int, tags }, atMember(place, member), whole)
        : isNarrowed(mark, members, taken, checker)
          ? this.#readNarrowed(mark, members, place, whole, taken)
          : this.#readMarked(mark, tags, place);
      reportOptionsBeside({ bare, int, mark }, place, this.#context);
      read.push(isBranded(bare, checker) ? branded(one) : one);
    }
    return join(read) ?? refuse(whole ?? members[0]!, place, this.#context);
  }

  /** Reads some members in the marked Program, where they may have options, and the others here. */
  #readBoth({ isFirstMarked, marked, plain }: MembersOfBoth, place: Place, whole: ts.Type | undefined): Type {
    const read = this.other.readMembers(marked, { ...place, other: whole }, place.other);
    if (plain.length === 0) return read;
    const here = this.#readHere(plain, place, whole);
    return join(isFirstMarked ? [read, here] : [here, read])!;
  }

  #aliasOf(members: readonly ts.Type[], place: Place, whole: ts.Type | undefined): Type | undefined {
    const node = presentNode(place.node);
    const alias = lostAlias(members, node, whole, this.#context);
    if (alias === undefined) return undefined;
    const read = this.read(alias, { ...place, node });
    const isNullBeside = members.some((one) => one.flags & ts.TypeFlags.Null && !alias.types.includes(one));
    return isNullBeside ? join([read, { kind: 'null' }]) : read;
  }

  #readMarked(mark: Mark, tags: readonly ts.Type[], place: Place): Type {
    const node = declaredNode(place.node, this.#context);
    const inside = within(place, node, place.label, place.other);
    const named = declaredNode(place.named, this.#context);
    const inner = this.read(mark.type, { ...inside, named, isField: place.isField });
    const tagged = applyTags(inner, tagsBeside(tags, mark.type), place, this.#context);
    return mark.source === 'field' ? constrainField(tagged, mark, place, this.#context) : tagged;
  }

  /**
   * Reads the type under a mark as it is there, which may be narrower than the declarator's type argument.
   */
  #readNarrowed(
    mark: Mark,
    members: readonly ts.Type[],
    place: Place,
    whole: ts.Type | undefined,
    taken: ReadonlySet<ts.Type> = new Set(),
  ): Type {
    const own = membersUnder(mark, members, taken, this.#context.checker);
    const off = new Set([...taken, ...[mark, ...mark.beside].map(({ self }) => self)]);
    const inner = this.#readEach(own, place, whole, off);
    return mark.source === 'field' ? constrainField(inner, mark, place, this.#context, true) : inner;
  }

  #readUnmarked(type: ts.Type, { bare, int, tags }: Parts, place: Place, whole: ts.Type | undefined): Type {
    if (bare.length === 0 && tags.length > 0) return refuse(type, place, this.#context);
    const inner: Type =
      int && !bare.some((one) => one.isNumberLiteral())
        ? { kind: 'number', int: true }
        : this.#readBare(bare, type, place, whole);
    return applyTags(inner, tags, place, this.#context);
  }

  #readBare(bare: readonly ts.Type[], type: ts.Type, place: Place, whole: ts.Type | undefined): Type {
    const { checker, diagnostics } = this.#context;
    const [carrier = type, ...others] = carriersOf(bare, checker);
    if (others.length > 0) return this.#readSeveral([carrier, ...others], type, place);
    const only = bare.length === 1 ? bare[0]! : carrier;
    const { flags } = only;
    if (flags & ts.TypeFlags.Any) {
      const kind = place.declaredBy === 'package' ? 'elsewhere' : 'part';
      const argument = place.argument ?? filledParameter(place.node, checker);
      if (isAny(only, this.#context)) diagnostics.add('any-type', place.span, place.label, kind, argument);
      return refused;
    }
    if (bare.length === 0 || isUnknown(only)) return { kind: 'unknown' };
    const scalar = readScalar(only, checker);
    if (scalar) return scalar;
    if (flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping))
      return readTemplate(only, place, this.#context) ?? refuse(only, place, this.#context);
    if (only.isUnion()) return this.read(only, place);
    if (flags & ts.TypeFlags.Substitution) return this.read(withoutNoInfer(only), place);
    const mapped = mappedMark(only, checker);
    if (mapped) return this.#readMapped(mapped, only, place);
    if (isDate(only, this.#context)) return { kind: 'date' };
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      return refuse(only, place, this.#context);
    if (refusal(only, this.#context) !== undefined) return refuse(only, place, this.#context);
    return this.#readStructure(only, place, whole);
  }

  /** Reads an intersection of several texts or lists, which TypeScript does not reduce. */
  #readSeveral(carriers: readonly ts.Type[], type: ts.Type, place: Place): Type {
    const { checker } = this.#context;
    // An item of an intersection of lists belongs to the item types of all of them.
    if (carriers.every((one) => isList(one, checker)))
      return readList(type, this.#paired(type, place), this.#context, this.readInner);
    return readTemplates(carriers, place, this.#context) ?? refuse(type, place, this.#context);
  }

  #readMapped(mapped: MappedMark, type: ts.Type, place: Place): Type {
    if (mapped.kind === 'primitive') return this.readMembers([mapped.type], place);
    if (mapped.kind === 'tuple') return refuse(type, place, this.#context);
    const { other } = this.#paired(type, place);
    const at = within(place, undefined, `an item of ${place.label}`, other?.getNumberIndexType());
    const item = this.readInner(mapped.item, at);
    const { mark } = unmark(mapped.type, this.#context.checker);
    const list: Type = { kind: 'list', item };
    return mark ? constrainField(list, mark, place, this.#context) : list;
  }

  #readStructure(type: ts.Type, place: Place, whole: ts.Type | undefined): Type {
    const { checker } = this.#context;
    // The alias of a union names the union, and not its members.
    const isMember =
      type !== whole && whole?.aliasSymbol !== undefined && type.aliasSymbol === whole.aliasSymbol;
    const naming = isMember ? undefined : namingOf(type, presentNode(place.node), this.#context);
    const inner = this.#paired(type, place);
    if (reportUnclearType(type, place, inner.other, naming !== undefined, this.#context)) return refused;
    const read = (at: Place): Type => {
      if (isList(type, checker)) return readList(type, at, this.#context, this.readInner);
      if (isTuple(type, checker)) return readTuple(type, at, this.#context, this.readInner);
      return readObject(type, at, this, this.#context);
    };
    if (naming)
      return this.#models.readNamed(type, naming, place, () =>
        read({ ...inner, label: labelWithin(place, naming.name) }),
      );
    // A union member may refer back to itself, like any other type.
    return type === whole ? read(inner) : this.#models.read(type, undefined, place, () => read(inner));
  }

  /** The place of an object, list or tuple with that type alone as the one of the other Program. */
  #paired(type: ts.Type, place: Place): Place {
    return { ...place, other: otherAs(type, place, this.#context) };
  }

  /**
   * Reads a field, an item of a list or a stream, or a value of a record. Only an `optional` one may be
   * `undefined`.
   */
  readonly readInner: ReadInner = (type, place, optional = false) =>
    isHiddenAt(type, place, this.#context)
      ? this.other.readInner(place.other!, { ...place, other: type }, optional)
      : describedType(
          readShown(type, place, this, this.#context, () => this.readAsIs(type, place, optional)),
          type,
          place.node,
          this.#context,
        );

  /** The same, although the plain Program may show another type. */
  readAsIs(type: ts.Type, place: Place, optional: boolean): Type {
    const undefinable = type.isUnion() && type.types.some(isNothing);
    if (optional && undefinable) return this.readMembers(type.types, place, type);
    if (!undefinable) return this.read(type, place);
    return refuseUndefined(type, place, this.#context);
  }
}
