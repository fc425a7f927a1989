import { ts } from 'ts-morph';
import type { NamedModel, Property, Span, Type } from '../model.ts';
import { applyCommentTags } from './comment-tags.ts';
import { type Context, isAny, isOwn, spanOf, typeText } from './context.ts';
import { commentOf, symbolDocs } from './docs.ts';
import { constrainField, fieldOptions } from './fields.ts';
import { join, literal } from './join.ts';
import { declaratorWithin, unmark } from './marks.ts';
import { declaringFile, modelName, modelSource, namingSymbol } from './names.ts';
import { Nesting } from './nesting.ts';
import { type Place, within } from './place.ts';
import { isUpload, refusal } from './refusals.ts';
import { declaredNode, itemNode, valueNode } from './type-nodes.ts';
import { applyTags, splitTags, taggedDefault, tagsBeside } from './typia-tags.ts';

/** Stands in for a type that was refused, so that the rest is still looked at. */
const refused: Type = { kind: 'unknown' };

/** Turns the checker's types into the Model's: every type that the checker resolves, or a complaint at the very place. */
export class TypeReader {
  readonly #context: Context;
  readonly #ids = new Map<ts.Type, string>();
  readonly #models = new Map<string, NamedModel>();
  readonly #refusals = new Set<ts.Type>();
  readonly #nesting = new Nesting();

  constructor(context: Context) {
    this.#context = context;
  }

  /** The named models met so far, by id. */
  get models(): ReadonlyMap<string, NamedModel> {
    return this.#models;
  }

  read(type: ts.Type, place: Place): Type {
    if (this.#nesting.holds(type))
      return this.#refuseEndless(type, place, 'leads back to itself with no model between');
    const read = () => this.readMembers(type.isUnion() ? type.types : [type], place, type);
    return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)
      ? this.#nesting.inside(type, read)
      : read();
  }

  /** An item of a list, or a value of a record. */
  #readInner(type: ts.Type, place: Place): Type {
    const undefinable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
    if (!undefinable) return this.read(type, place);
    this.#context.diagnostics.add(
      'unsupported-type',
      place.span,
      typeText(type, this.#context),
      'JSON has no undefined',
      'Write `null` for what is not there.',
    );
    return refused;
  }

  /** The fields of an object type, named or not; undefined for every other. */
  fieldsOf(type: Type): readonly Property[] | undefined {
    if (type.kind === 'model') return this.#models.get(type.id)!.properties;
    return type.kind === 'object' ? type.properties : undefined;
  }

  /** Reads some members of a union as one type; `undefined` and `void` are the caller's business and left out. */
  readMembers(members: readonly ts.Type[], place: Place, whole?: ts.Type): Type {
    const read: Type[] = [];
    const marks = new Set<ts.Type>();
    for (const member of members) {
      if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) continue;
      const { bare: parts, mark, int } = unmark(member, this.#context.checker);
      const { bare, tags } = splitTags(parts);
      if (bare.length === 0 && tags.length > 0) read.push(this.#refuse(member, place));
      else if (mark === undefined) {
        const inner: Type = int ? { kind: 'number', int: true } : this.#readBare(bare, member, place, whole);
        read.push(applyTags(inner, tags, place, this.#context));
      } else if (!marks.has(mark.self)) {
        // The declarator's own `T` holds all that the members of the union it was spread over hold.
        marks.add(mark.self);
        const inside = { ...within(place, declaredNode(place.node)), isField: place.isField };
        const inner = this.read(mark.type, inside);
        const tagged = applyTags(inner, tagsBeside(tags, mark.type), place, this.#context);
        read.push(mark.source === 'field' ? constrainField(tagged, mark, place, this.#context) : tagged);
      }
    }
    return join(read) ?? this.#refuse(whole ?? members[0]!, place);
  }

  #readBare(bare: readonly ts.Type[], type: ts.Type, place: Place, whole: ts.Type | undefined): Type {
    const { checker, diagnostics } = this.#context;
    const only = bare.length === 1 ? bare[0]! : (primitiveOf(bare) ?? type);
    const { flags } = only;
    if (flags & ts.TypeFlags.Any) {
      if (isAny(only, this.#context)) diagnostics.add('any-type', place.span, place.label);
      return refused;
    }
    if (bare.length === 0 || flags & ts.TypeFlags.Unknown) return { kind: 'unknown' };
    if (flags & ts.TypeFlags.Null) return { kind: 'null' };
    if (flags & ts.TypeFlags.String) return { kind: 'string' };
    if (flags & ts.TypeFlags.Number) return { kind: 'number', int: false };
    if (flags & ts.TypeFlags.BooleanLiteral) return literal(checker.typeToString(only) === 'true', false);
    if (only.isStringLiteral() || only.isNumberLiteral())
      return literal(only.value, (flags & ts.TypeFlags.EnumLiteral) !== 0);
    if (only.isUnion()) return this.read(only, place);
    if (checker.isArrayType(only)) {
      const [item] = checker.getTypeArguments(only as ts.TypeReference);
      return {
        kind: 'list',
        item: this.#readInner(item!, within(place, itemNode(place.node), `an item of ${place.label}`)),
      };
    }
    if (only.symbol?.name === 'Date' && !isOwn(only.symbol.declarations![0]!, this.#context))
      return { kind: 'date' };
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return this.#refuse(only, place);
    return this.#readObject(only, place, whole);
  }

  #readObject(type: ts.Type, place: Place, whole: ts.Type | undefined): Type {
    const { checker } = this.#context;
    if (refusal(type, this.#context) !== undefined) return this.#refuse(type, place);
    const [index] = checker.getIndexInfosOfType(type);
    if (index)
      return {
        kind: 'record',
        value: this.#readInner(index.type, within(place, valueNode(place.node), `a value of ${place.label}`)),
      };
    // An alias of a union names the union, and not its members.
    const name =
      type === whole || !whole?.aliasSymbol || type.aliasSymbol !== whole.aliasSymbol
        ? modelName(type, checker)
        : undefined;
    if (name === undefined) return { kind: 'object', properties: this.#readProperties(type, place) };
    if (!this.#ids.has(type) && this.#nesting.grows(namingSymbol(type)))
      return this.#refuseEndless(type, place, 'leads to ever new types');
    return { kind: 'model', id: this.#readModel(type, name, place) };
  }

  #readModel(type: ts.Type, name: string, place: Place): string {
    const known = this.#ids.get(type);
    if (known !== undefined) return known;
    const { checker } = this.#context;
    const source = modelSource(type, this.#context);
    const first = `${declaringFile(type, this.#context)}#${name}`;
    let id = first;
    for (let n = 2; this.#models.has(id); n++) id = `${first}#${n}`;
    // Before the properties are read: they may lead back here.
    this.#ids.set(type, id);
    const properties: Property[] = [];
    const symbol = type.aliasSymbol ?? type.symbol;
    const description = symbol && commentOf(symbol, checker);
    const method = checker.getPropertiesOfType(type).find(isMethod)?.name;
    this.#models.set(id, { id, name, source, description, properties, method });
    const inner = { ...place, label: `\`${name}\`` };
    properties.push(
      ...this.#nesting.insideModel(namingSymbol(type), () => this.#readProperties(type, inner)),
    );
    return id;
  }

  #readProperties(type: ts.Type, place: Place): readonly Property[] {
    const { checker } = this.#context;
    return checker
      .getPropertiesOfType(type)
      .filter((symbol) => isData(symbol))
      .map((symbol) => this.#readProperty(symbol, place));
  }

  #readProperty(symbol: ts.Symbol, place: Place): Property {
    const { checker } = this.#context;
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const own =
      declaration && isOwn(declaration, this.#context) ? (declaration as ts.PropertySignature) : undefined;
    const node = own?.type ?? own;
    const inner: Place = {
      span: node ? spanOf(node) : place.span,
      label: `\`${symbol.name}\` of ${place.label}`,
      node: own?.type,
      isField: true,
    };
    // As it is written: what a handler returns may hold a declared parameter, and says nothing by that.
    const nested = own?.type && declaratorWithin(checker.getTypeFromTypeNode(own.type), checker);
    // An upload is refused as a type.
    if (nested && nested !== 'field' && nested !== 'file')
      this.#context.diagnostics.add('nested-declarator', inner.span, 'a model', nested);
    const type = checker.getTypeOfSymbol(symbol);
    const members = type.isUnion() ? type.types : [type];
    const optional =
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
      members.some(({ flags }) => flags & ts.TypeFlags.Undefined);
    const marked = members
      .map((member) => unmark(member, checker).mark)
      .find((mark) => mark?.source === 'field');
    const options = marked && fieldOptions(marked, inner, this.#context);
    const { filled, type: read } = applyCommentTags(
      symbol,
      {
        type: this.readMembers(members, inner, type),
        filled: options?.default ?? taggedDefault(members, inner, this.#context),
      },
      inner,
      this.#context,
    );
    if ((optional || filled) && symbol.name in Object.prototype)
      this.#refuseInherited(symbol.name, own?.name ? spanOf(own.name) : inner.span);
    return {
      name: symbol.name,
      type: read,
      optional,
      // A field that is optional in the resulting type is never filled: a PATCH of `{}` changes nothing.
      ...(filled && !optional && { default: filled.value }),
      docs: symbolDocs(symbol, options?.docs ?? {}, checker),
      span: filled?.span ?? inner.span,
    };
  }

  #refuseEndless(type: ts.Type, place: Place, why: string): Type {
    const hint =
      'Write a model that holds itself, `interface Tree { children: Tree[] }`, or `unknown` for any JSON.';
    const name = namingSymbol(type)?.name ?? typeText(type, this.#context);
    this.#context.diagnostics.add('type-not-supported-yet', place.span, name, `a type that ${why}`, hint);
    return refused;
  }

  #refuseInherited(name: string, span: Span): void {
    const hint = 'Make the field required, or give it another name.';
    this.#context.diagnostics.add(
      'unsupported-type',
      span,
      `${name}?`,
      'every object of JavaScript has it, so nobody can tell whether it is there',
      hint,
    );
  }

  #refuse(type: ts.Type, place: Place): Type {
    // Where a value of it is merely passed on, its declaration has been complained about. An upload may be declared.
    if (place.node === undefined && this.#refusals.has(type) && !isUpload(type)) return refused;
    this.#refusals.add(type);
    const reason = refusal(type, this.#context);
    const text = typeText(type, this.#context);
    if (reason?.kind === 'yet')
      this.#context.diagnostics.add('type-not-supported-yet', place.span, text, reason.what, reason.hint);
    else
      this.#context.diagnostics.add(
        'unsupported-type',
        place.span,
        text,
        reason?.why ?? 'JSON has nothing like it',
        reason?.hint ?? 'Write a type that JSON has: a string, a number, a boolean, null, a list, a model.',
      );
    return refused;
  }
}

/** The primitive of a branded type, `string & { __brand: 'Email' }`: the brand exists for TypeScript alone. */
function primitiveOf(parts: readonly ts.Type[]): ts.Type | undefined {
  const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  return parts.find(({ flags }) => flags & primitive);
}

/** A method that a class gives to its instances. */
function isMethod({ name, valueDeclaration }: ts.Symbol): boolean {
  return (
    !name.startsWith('__@') && valueDeclaration !== undefined && ts.isMethodDeclaration(valueDeclaration)
  );
}

/** Properties that hold data: symbols, private names and a class's methods do not cross HTTP. */
function isData(symbol: ts.Symbol): boolean {
  if (/^(?:__@|#|typia\.tag$)/.test(symbol.name)) return false;
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined) return true;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !ts.isMethodDeclaration(declaration) && !(ts.getCombinedModifierFlags(declaration) & hidden);
}
