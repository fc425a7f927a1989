import { ts } from 'ts-morph';
import type { NamedModel } from '../../model/model.ts';
import { capital, pascal } from '../../words.ts';
import { type Context, isHiddenMember, isOwn, isPublicName } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { declarationOf, exportName, symbolNamed } from '../syntax/symbols.ts';
import { primitiveOf } from './brands.ts';
import { hasLostLists, isArrayLike, isArrayOrTuple, isTuple } from './lists.ts';
import { isObjectType } from './members.ts';
import { inOrder, propertiesInOrder } from './order.ts';
import { declaredParts, type Instances, typeArguments } from './type-arguments.ts';
import { typeText } from './type-text.ts';

/** The name of a type, and where the name comes from. */
export interface Naming {
  /** The alias, interface or class that names the type. */
  readonly symbol: ts.Symbol;
  /** `TodoCreate`; `PageTodo` for `Page<Todo>`. */
  readonly name: string;
  /**
   * The identity of the named type: the type itself, or `symbol` where an alias names a type that TypeScript
   * does not know by it. Two aliases may name one type, and one generic alias many.
   */
  readonly key: ts.Type | ts.Symbol;
}

/** Cached names of types, for as long as their Program is read. */
export interface TypeNames {
  readonly full: WeakMap<ts.Type, string | undefined>;
  /** As parts of other names. */
  readonly argument: WeakMap<ts.Type, string>;
  readonly instances: Instances;
}

/** The name of a type; undefined where it has none. `node` is its type node, where it is written. */
export function namingOf(type: ts.Type, node: ts.TypeNode | undefined, context: Context): Naming | undefined {
  const { checker } = context;
  const schema = context.schemas.of(type);
  if (schema) return { ...schema, key: schema.symbol };
  const found = isArrayOrTuple(type, checker) ? type.aliasSymbol : namingSymbol(type);
  const symbol = found && isRecord(found, context) ? undefined : found;
  const name = symbol && fullName(symbol, type, context);
  // TypeScript does not keep the alias of a type made by another: `type TodoPatch = Partial<Todo>`, `type
  // User = z.infer<typeof user>`.
  const isUnnamed = name === undefined;
  const alias =
    context.aliases.of(type) ??
    (isUnnamed || isMadeByPackage(type, context) ? aliasAt(node, type, context) : undefined) ??
    (isUnnamed ? context.inferred.of(type) : undefined);
  if (alias) return { symbol: alias, name: alias.name, key: alias };
  if (!symbol || name === undefined) return undefined;
  return { symbol, name, key: context.typeNames.instances.firstOf(type, checker) };
}

/**
 * The places in the app that declare the symbols in a name, `Page` and `Todo` for `PageTodo`: files, with the
 * namespaces in them, as in `sale.ts/Sale`. None where a package declares them.
 */
export function declaringPlaces({ key, symbol }: Naming, type: ts.Type, context: Context): readonly string[] {
  const parts = key === symbol ? [] : typeArguments(type, context.checker);
  const symbols = [symbol, ...parts.flatMap((part) => namingSymbols(part, context))];
  const declarations = symbols.flatMap((one) => one.declarations?.[0] ?? []);
  const own = declarations.filter((one) => isOwn(one, context));
  return [...new Set(own.map(placeOf))];
}

function placeOf({ parent }: ts.Node): string {
  if (ts.isSourceFile(parent)) return parent.fileName;
  const outer = placeOf(parent);
  return ts.isModuleDeclaration(parent) && ts.isIdentifier(parent.name)
    ? `${outer}/${ts.idText(parent.name)}`
    : outer;
}

/** The symbols in the name of a type argument, or in its structure, with those of its own parts. */
function namingSymbols(type: ts.Type, context: Context): readonly ts.Symbol[] {
  const { aliases, checker, inferred } = context;
  const declared = declaredParts(type, checker);
  if (declared[0] !== type) return declared.flatMap((part) => namingSymbols(part, context));
  const named = namingSymbol(type);
  const isNamed = named !== undefined && fullName(named, type, context) !== undefined;
  const alias = aliases.of(type) ?? (isNamed ? undefined : inferred.of(type));
  if (alias) return [alias];
  const isUnnamed = type.isUnion() && !hasName(type);
  const parts = isUnnamed ? inOrder(type.types, undefined, checker) : typeArguments(type, checker);
  const symbol = named ?? type.getSymbol();
  return [symbol ?? [], ...parts.map((part) => namingSymbols(part, context))].flat();
}

/** Where generated code can import the type from. */
export function modelSource({ symbol, key }: Naming, type: ts.Type, context: Context): NamedModel['source'] {
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined || !isOwn(declaration, context)) return undefined;
  if (key !== symbol && typeArguments(type, context.checker).length > 0) return undefined;
  // Only its own class can make a type with private members.
  if (context.checker.getPropertiesOfType(type).some(isPrivate)) return undefined;
  // Beside mutable lists, `Array.isArray` tells TypeScript that a value is none of these.
  if (hasLostLists(type, context.checker)) return undefined;
  const source = declaration.getSourceFile();
  const exported = exportName(symbol, source, context.checker);
  return exported === undefined ? undefined : { file: source.fileName, exportName: exported };
}

function isPrivate(symbol: ts.Symbol): boolean {
  const declaration = declarationOf(symbol);
  return !isPublicName(symbol) || (declaration !== undefined && isHiddenMember(declaration));
}

/**
 * The alias or declaration that names a type. Literal types and object literal types have none, and
 * declarators do not count.
 */
function namingSymbol(type: ts.Type): ts.Symbol | undefined {
  const flags = ts.SymbolFlags.Interface | ts.SymbolFlags.Class;
  const own = type.getSymbol();
  const symbol = type.aliasSymbol ?? (own && own.flags & flags ? own : undefined);
  const declaration = symbol?.declarations?.[0];
  if (declaration === undefined || nameOf(symbol!) === undefined) return undefined;
  return isDeclarationsFile(declaration.getSourceFile()) ? undefined : symbol;
}

/** The declared name: TypeScript names `export default interface Todo` `default`. */
function nameOf({ declarations, name }: ts.Symbol): string | undefined {
  if (name !== 'default') return name;
  const declared = declarations?.[0] && ts.getNameOfDeclaration(declarations[0]);
  return declared && ts.isIdentifier(declared) ? ts.idText(declared) : undefined;
}

/** The alias without parameters, declared in the app, that a node refers to. */
function aliasAt(node: ts.TypeNode | undefined, type: ts.Type, context: Context): ts.Symbol | undefined {
  if (node === undefined || !ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const { checker } = context;
  const symbol = symbolNamed(node, checker);
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias)) return undefined;
  if (declaration === undefined || !isOwn(declaration, context)) return undefined;
  return checker.getDeclaredTypeOfSymbol(symbol) === type ? symbol : undefined;
}

/** The name of a type that `symbol` names, with those of its arguments: `PageTodo`. Computed once per type. */
function fullName(symbol: ts.Symbol, type: ts.Type, context: Context): string | undefined {
  return once(context.typeNames.full, type, () => makeFullName(symbol, type, context));
}

/**
 * Whether a generic alias of a package has made the type: TypeScript names it by the last of several, which
 * is a helper that the app does not know.
 */
const isMadeByPackage = ({ aliasSymbol, aliasTypeArguments }: ts.Type, context: Context) =>
  aliasTypeArguments !== undefined && !aliasSymbol!.declarations!.some((one) => isOwn(one, context));

/** A package's generic type has no name where its type arguments have none: `Simplify<{ id: number }>`. */
function makeFullName(symbol: ts.Symbol, type: ts.Type, context: Context): string | undefined {
  const { checker } = context;
  const own = symbol.declarations?.some((one) => isOwn(one, context)) ?? false;
  const parts = typeArguments(type, checker);
  if (!own && parts.some((part) => !isNameable(part, context))) return undefined;
  if (isMadeByPackage(type, context) && context.inferred.of(type)) return undefined;
  const names = parts.map((argument) => argumentName(argument, context));
  return [nameOf(symbol), ...names].join('').replace(/[^\p{ID_Continue}$]/gu, '');
}

function isNameable(type: ts.Type, context: Context): boolean {
  const declared = declaredParts(type, context.checker);
  if (declared[0] !== type) return declared.every((part) => isNameable(part, context));
  if (type.isUnion()) return type.types.every((member) => isNameable(member, context));
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
  const symbol = namingSymbol(type);
  return (symbol !== undefined && !isRecord(symbol, context)) || context.inferred.of(type) !== undefined;
}

/**
 * The name of a type within the name of another. Cached, because a union of hundreds of members may be part
 * of hundreds of names.
 */
function argumentName(type: ts.Type, context: Context): string {
  return once(context.typeNames.argument, type, () => makeArgumentName(type, context));
}

function makeArgumentName(type: ts.Type, context: Context): string {
  const { aliases, checker } = context;
  const declared = declaredParts(type, checker);
  if (declared[0] !== type) return unionName(declared, context);
  const alias = aliases.of(type);
  if (alias) return capital(alias.name);
  if (type.isUnion() && !hasName(type)) return unionName(inOrder(type.types, undefined, checker), context);
  if (type.flags & ts.TypeFlags.EnumLiteral && !type.isUnion()) return capital(type.symbol.name);
  if (type.isStringLiteral() || type.isNumberLiteral()) return pascal(String(type.value));
  if (checker.isArrayType(type))
    return `${argumentName(checker.getTypeArguments(type as ts.TypeReference)[0]!, context)}List`;
  if (isTuple(type, checker))
    return checker
      .getTypeArguments(type)
      .map((item) => argumentName(item, context))
      .join('');
  const symbol = namingSymbol(type);
  const name = symbol && fullName(symbol, type, context);
  if (name !== undefined) return capital(name);
  const inferred = context.inferred.of(type);
  if (inferred) return capital(inferred.name);
  if (symbol === undefined)
    return structureName(type, context) || capital(typeText(type, { checker }).replace(/\W+/g, ''));
  const names = typeArguments(type, checker).map((argument) => argumentName(argument, context));
  return capital([nameOf(symbol), ...names].join(''));
}

/** `StringOrBoolean`: to TypeScript, a `boolean` beside other members is two of them, `true` and `false`. */
function unionName(members: readonly ts.Type[], context: Context): string {
  const isLiteral = ({ flags }: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const isBoolean = members.filter(isLiteral).length === 2;
  const names = members.map((one) => (isBoolean && isLiteral(one) ? 'Boolean' : argumentName(one, context)));
  return [...new Set(names)].join('Or');
}

/**
 * A name made of the first fields of an unnamed object: `CityZip` for `{ city: string; zip?: string }`. An
 * object without fields is named like a `Record`.
 */
function structureName(type: ts.Type, context: Context): string {
  const { checker } = context;
  if (!isObjectType(type) || primitiveOf(type) !== type || isArrayLike(type, checker)) return '';
  const fields = propertiesInOrder(type, checker).filter(isPublicName);
  const [index] = fields.length > 0 ? [] : checker.getIndexInfosOfType(type);
  if (index)
    return ['Record', ...[index.keyType, index.type].map((one) => argumentName(one, context))].join('');
  return fields
    .slice(0, 3)
    .map(({ name }) => pascal(name))
    .join('');
}

function once<T>(known: WeakMap<ts.Type, T>, type: ts.Type, make: () => T): T {
  if (!known.has(type)) known.set(type, make());
  return known.get(type) as T;
}

/** Whether a union type is an alias, an enum or `boolean`, which have names of their own. */
const hasName = (type: ts.UnionType) =>
  type.aliasSymbol !== undefined || (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.EnumLike)) !== 0;

/** Whether a symbol is that of `Record`: `Record<string, number>` needs no other name. */
function isRecord({ declarations, name }: ts.Symbol, { program }: Context): boolean {
  return name === 'Record' && program.isSourceFileDefaultLibrary(declarations![0]!.getSourceFile());
}
