import { ts } from 'ts-morph';
import { Numbers } from '../../numbers.ts';
import { filledArguments } from '../typescript-internals.ts';
import { type Mark, unmark } from './marks.ts';
import { isTypeReference, membersOf } from './members.ts';
import { isNarrowed } from './narrowed.ts';
import { inOrder } from './order.ts';

/**
 * The type arguments of a generic type, without those equal to their default: `Page` names a `Page<T =
 * unknown>` of unknown, and `PageTodo` a `Page<T, M = Meta<T>>` of todos.
 */
export function typeArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const all = writtenArguments(type, checker);
  const parameters = typeParameters(type, checker);
  const isDefault = (argument: ts.Type, at: number) => {
    if (parameters[at]?.getDefault() === undefined) return false;
    const parts = unnamedParts(argument, checker);
    const wanted = unnamedParts(filledArguments(all.slice(0, at), parameters, checker)[at]!, checker);
    return parts.length === wanted.length && parts.every((one) => wanted.includes(one));
  };
  const lastWritten = all.findLastIndex((argument, at) => !isDefault(argument, at));
  return all.slice(0, lastWritten + 1);
}

/** The type parameters that a generic type declares. */
function typeParameters(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const declared = symbol?.declarations?.find(isGeneric)?.typeParameters ?? [];
  return declared.map((one) => checker.getTypeAtLocation(one));
}

const isGeneric = (
  node: ts.Declaration,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

/** The type arguments of a generic type, its own or those of its alias. */
export function writtenArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol) return type.aliasTypeArguments ?? [];
  if (!isTypeReference(type)) return [];
  // TypeScript may add the `this` type as the last type argument of an interface.
  return checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0);
}

/** The type arguments with the defaults, which TypeScript leaves out where an alias is imported. */
function allArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const written = writtenArguments(type, checker);
  const parameters = type.aliasSymbol ? typeParameters(type, checker) : [];
  return written.length < parameters.length ? filledArguments(written, parameters, checker) : written;
}

/**
 * The parts of a type argument as they are declared, without the declarators of parameters: what a generic
 * function makes of a `limit: Query<int>` is a `Page<int>`. Other members of a union are parts, too, such as the
 * `undefined` of an optional parameter. The type alone where it has no declarator.
 */
export function declaredParts(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const members = membersOf(type);
  const declared = new Set<ts.Type>();
  const others: ts.Type[] = [];
  for (const member of members) {
    const { mark } = unmark(member, checker);
    if (mark === undefined || mark.source === 'field' || isChanged(mark, members, checker))
      others.push(member);
    else for (const part of declaredParts(mark.type, checker)) declared.add(part);
  }
  if (declared.size === 0) return [type];
  const parts = [...declared].flatMap(unnamedMembers);
  const named = parts.filter((one) => one.isUnion());
  const known = new Set(named.flatMap(membersOf));
  const single = [...new Set([...parts, ...others])].filter((one) => !one.isUnion() && !known.has(one));
  return [...named, ...inOrder(single, undefined, checker)];
}

const unnamedParts = (type: ts.Type, checker: ts.TypeChecker) =>
  declaredParts(type, checker).flatMap(unnamedMembers);

/** The members of a union; an alias or an enum itself, which has a name of its own. */
const unnamedMembers = (type: ts.Type): readonly ts.Type[] =>
  type.aliasSymbol || type.flags & ts.TypeFlags.EnumLike ? [type] : membersOf(type);

/** Whether a type under a mark is not the one that the declarator was given. */
const isChanged = (mark: Mark, members: readonly ts.Type[], checker: ts.TypeChecker) =>
  mark.beside.length > 0 || isNarrowed(mark, members, new Set(), checker);

/**
 * The instantiated generic types met so far. Those that differ in nothing but declarators of parameters on
 * their type arguments are one model.
 */
export class Instances {
  readonly #numbers = new Numbers<ts.Type | ts.Symbol>();
  readonly #first = new Map<string, ts.Type>();

  /** The first of the types that are the same as `type`; `type` itself if it is not generic. */
  firstOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
    const all = allArguments(type, checker);
    if (all.length === 0) return type;
    const generic = type.aliasSymbol ?? (type as ts.TypeReference).target;
    const key = [this.#numbers.of(generic), ...all.map((argument) => this.#key(argument, checker))].join(',');
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, type);
    return first ?? type;
  }

  #key(argument: ts.Type, checker: ts.TypeChecker): string {
    const numbers = unnamedParts(argument, checker).map((part) =>
      this.#numbers.of(this.firstOf(part, checker)),
    );
    return numbers.sort((a, b) => a - b).join('|');
  }
}
