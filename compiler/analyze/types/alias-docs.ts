import { ts } from 'ts-morph';
import type { Docs, Type } from '../../model/model.ts';
import { onlyPresentMember } from '../../model/walk.ts';
import { symbolDocs } from '../comments/docs.ts';
import { type Context, isSource, spanOf } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { symbolNamed } from '../syntax/symbols.ts';
import { presentNode } from '../syntax/type-nodes.ts';
import { isNothing, membersOf } from './members.ts';
import { typeExamples } from './type-examples.ts';

/** A type as it is written at a node, and, if it is in the Model, as it is there. */
interface Written {
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly read?: Type;
}

/**
 * The docs of a field or a parameter. What they do not say is taken from the aliases, or the enum, by which its
 * type is written: from the JSDoc of `Email`, and of the alias that `Email` stands for. TypeScript forgets the
 * names of texts, numbers, literals and lists, so the type nodes are followed. A model has its JSDoc in its
 * component.
 */
export function withAliasDocs(own: Docs, { node, read, type }: Written, context: Context): Docs {
  const present = read && presentOf(read);
  if (node === undefined || present?.kind === 'model') return own;
  const symbols = namesAt(node, context);
  // A mapped type keeps the declaration of a field whose type it changes.
  if (symbols.length === 0 || !isSame(context.checker.getTypeFromTypeNode(node), type)) return own;
  const all = symbols.map((one): Docs => {
    const examples = read ? typeExamples(one, read, { span: spanOf(node) }, context) : [];
    return { ...symbolDocs(one, {}, context.marked), ...(examples.length > 0 && { examples }) };
  });
  const docs: Docs = Object.assign({}, ...all.reverse());
  const known = { ...present?.docs, ...read?.docs, ...own };
  const isKnown = (key: string) => key in known || (key === 'examples' && 'example' in known);
  const entries = Object.entries(docs).filter(([key]) => !isKnown(key));
  if (entries.length === 0) return own;
  return { ...own, ...Object.fromEntries(entries), ofAlias: entries.map(([key]) => key) };
}

/** A type of the Model with the JSDoc of its aliases. In `T | null` it describes `T`. */
export function describedType(
  read: Type,
  type: ts.Type,
  node: ts.TypeNode | undefined,
  context: Context,
): Type {
  const present = presentOf(read);
  const own = present.docs ?? {};
  const docs = withAliasDocs(own, { type, node, read }, context);
  if (docs === own) return read;
  const described = { ...present, docs };
  if (present === read || read.kind !== 'union') return described;
  return { ...read, members: read.members.map((one) => (one === present ? described : one)) };
}

const presentOf = (type: Type) => (type.kind === 'union' && onlyPresentMember(type)) || type;

/**
 * The aliases that lead from a type node to its type, the nearest first, also through the `T` of a `Field<T>`,
 * and the enum at the end. A generic alias says what it does, and not what its argument is.
 */
function namesAt(
  node: ts.TypeNode | undefined,
  context: Context,
  outer: readonly ts.Symbol[] = [],
): readonly ts.Symbol[] {
  const named = presentNode(node);
  if (named === undefined || !ts.isTypeReferenceNode(named)) return outer;
  const symbol = symbolNamed(named, context.marked);
  const declaration = symbol?.declarations?.[0];
  if (symbol === undefined || declaration === undefined || outer.includes(symbol)) return outer;
  if (isDeclarationsFile(declaration.getSourceFile()))
    return symbol.name === 'Field' ? namesAt(named.typeArguments?.[0], context, outer) : outer;
  if (!isSource(declaration)) return outer;
  if (ts.isEnumDeclaration(declaration)) return [...outer, symbol];
  if (!ts.isTypeAliasDeclaration(declaration)) return outer;
  const { typeParameters } = declaration;
  if (typeParameters) return namesAt(argumentOf(named, declaration.type, typeParameters), context, outer);
  return namesAt(declaration.type, context, [...outer, symbol]);
}

/** The type argument that a generic alias gives back: `State` for `Maybe<State>`, `type Maybe<T> = T | null`. */
function argumentOf(
  { typeArguments }: ts.TypeReferenceNode,
  aliased: ts.TypeNode,
  parameters: readonly ts.TypeParameterDeclaration[],
): ts.TypeNode | undefined {
  const given = presentNode(aliased)?.getText();
  return typeArguments?.[parameters.findIndex(({ name }) => ts.idText(name) === given)];
}

/** Whether two types have the same members, apart from `null` and `undefined`. */
function isSame(one: ts.Type, other: ts.Type): boolean {
  const members = new Set(membersOf(one).filter(isPresent));
  const others = membersOf(other).filter(isPresent);
  return others.length === members.size && others.every((member) => members.has(member));
}

const isPresent = (type: ts.Type) => !isNothing(type) && (type.flags & ts.TypeFlags.Null) === 0;
