import { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';
import { aliasNamed, symbolNamed } from './symbols.ts';

const declarators = ['Query', 'Path', 'Header', 'Cookie', 'Form', 'File', 'Body', 'Field', 'Depends'];

/** Whether a type reference names a declarator, whatever name that was imported by. */
export const isDeclarator = (node: ts.TypeReferenceNode, checker: ts.TypeChecker) =>
  declarators.includes(symbolNamed(node, checker)?.name ?? '');

/**
 * The node of `T` in `Query<T>`, whatever name the declarator was imported by, or in an alias of it.
 * Undefined where the alias takes type arguments.
 */
export function declaredNode(
  node: ts.TypeNode | undefined,
  context: Pick<Context, 'checker' | 'own'>,
  outer: readonly ts.Node[] = [],
): ts.TypeNode | undefined {
  const { checker } = context;
  const named = presentNode(node);
  if (named === undefined || !ts.isTypeReferenceNode(named) || outer.includes(named)) return undefined;
  if (isDeclarator(named, checker)) return named.typeArguments?.[0];
  return declaredNode(ownAlias(named, context)?.type, context, [...outer, named]);
}

/** Whether a type node contains a declarator, directly or in an alias. */
export function namesDeclarator(
  node: ts.Node,
  checker: ts.TypeChecker,
  outer: readonly ts.Node[] = [],
): boolean {
  if (outer.includes(node)) return false;
  const within = (one: ts.Node) => namesDeclarator(one, checker, [...outer, node]);
  const named = ts.isTypeReferenceNode(node) ? node : undefined;
  if (named && isDeclarator(named, checker)) return true;
  const alias = named && aliasNamed(named, checker);
  return (alias && within(alias.type)) || ts.forEachChild(node, (one) => within(one) || undefined) || false;
}

/**
 * The node of a member of a union, or of the union that an alias names; undefined where the member is not
 * written out.
 */
export function memberNode(
  node: ts.TypeNode | undefined,
  type: ts.Type,
  context: Pick<Context, 'checker' | 'own'>,
  outer: readonly ts.Node[] = [],
): ts.TypeNode | undefined {
  if (node === undefined || outer.includes(node)) return undefined;
  const inner = (one: ts.TypeNode) => memberNode(one, type, context, [...outer, node]);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.map(inner).find((one) => one !== undefined);
  if (context.checker.getTypeFromTypeNode(node) === type) return node;
  const alias = ownAlias(node, context);
  return alias && inner(alias.type);
}

/** The alias without type arguments that a node refers to, if the app declares it. */
export function ownAlias(
  node: ts.TypeNode,
  context: Pick<Context, 'checker' | 'own'>,
): ts.TypeAliasDeclaration | undefined {
  const alias = ts.isTypeReferenceNode(node) ? aliasNamed(node, context.checker) : undefined;
  return alias && !alias.typeParameters && isOwn(alias, context) ? alias : undefined;
}

/** The type node at the end of a chain of aliases of the app, from the one that a node refers to. */
export function aliasedNode(
  node: ts.TypeNode | undefined,
  context: Pick<Context, 'checker' | 'own'>,
): ts.TypeNode | undefined {
  const present = presentNode(node);
  const alias = present && ownAlias(present, context);
  return alias ? aliasedNode(alias.type, context) : present;
}

/** The node of `T` in `T[]` or `Array<T>`, which may be a union member. */
export function itemNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return itemNode(node.type);
  if (ts.isArrayTypeNode(node)) return node.elementType;
  if (!ts.isUnionTypeNode(node)) return argument(node, ['Array', 'ReadonlyArray']);
  const [found, ...more] = node.types.flatMap((one) => itemNode(one) ?? []);
  return more.length === 0 ? found : undefined;
}

/** The nodes of the elements in `[A, b?: B, ...C[]]`; undefined for a reference to a named type. */
export function elementNodes(
  node: ts.TypeNode | undefined,
): readonly (ts.TypeNode | undefined)[] | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return elementNodes(node.type);
  if (!ts.isTupleTypeNode(node)) return undefined;
  return node.elements.map((element) => {
    const type = ts.isNamedTupleMember(element) ? element.type : element;
    const isRest = ts.isRestTypeNode(type) || (ts.isNamedTupleMember(element) && element.dotDotDotToken);
    if (isRest) return itemNode(ts.isRestTypeNode(type) ? type.type : type);
    return ts.isOptionalTypeNode(type) ? type.type : type;
  });
}

/** The node of `T` in `T | null | undefined`; undefined where the union has several other members. */
export function presentNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return presentNode(node.type);
  if (!ts.isUnionTypeNode(node)) return node;
  const [only, ...more] = node.types.filter((one) => !isNullish(one));
  return more.length === 0 ? presentNode(only) : undefined;
}

function isNullish(node: ts.TypeNode): boolean {
  return (
    node.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword)
  );
}

/** The node of `T` in `Record<string, T>`. */
export function valueNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return argument(node, ['Record'], 1);
}

/** The node of `T` in `Promise<T>`. */
export function awaitedNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return argument(node, ['Promise']);
}

/** The source text of a node, on one line. */
export function oneLine(node: ts.Node): string {
  return node.getText().replaceAll(/\s+/g, ' ');
}

/** Where `typeof fn` is written, alone or for what the function gives: `Awaited<ReturnType<typeof fn>>`. */
export function queriedNode(node: ts.TypeNode | undefined): ts.TypeQueryNode | undefined {
  const present = presentNode(node);
  if (present === undefined || ts.isTypeQueryNode(present)) return present;
  return queriedNode(argument(present, ['Awaited', 'ReturnType']));
}

/**
 * The node of a type argument of one of these types: `T` in `AsyncGenerator<T>`. The type may be a union
 * member, a tuple element or both.
 */
export function streamedNode(
  node: ts.TypeNode | undefined,
  names: readonly string[],
  index = 0,
): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return streamedNode(node.type, names, index);
  if (ts.isTupleTypeNode(node)) return streamedNode(node.elements[0], names, index);
  if (!ts.isUnionTypeNode(node)) return argument(node, names, index);
  const [found, ...more] = node.types.flatMap((one) => streamedNode(one, names, index) ?? []);
  return more.length === 0 ? found : undefined;
}

function argument(
  node: ts.TypeNode | undefined,
  names: readonly string[],
  index = 0,
): ts.TypeNode | undefined {
  if (node && ts.isParenthesizedTypeNode(node)) return argument(node.type, names, index);
  const named =
    node &&
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    names.includes(ts.idText(node.typeName));
  return named ? node.typeArguments?.[index] : undefined;
}
