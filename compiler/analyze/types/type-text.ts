import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { symbolOfMadeName } from '../typescript-internals.ts';
import { namespaceOf } from './builtins.ts';

/** The text of a type for diagnostics: without marks, as its author knows it. */
export function typeText(type: ts.Type, context: Pick<Context, 'checker'>): string {
  return printed(nodeOf(type, context));
}

/** The text of a list type for diagnostics: `('asc' | 'desc')[]`. */
export function listText(item: ts.Type, context: Pick<Context, 'checker'>): string {
  return printed(ts.factory.createArrayTypeNode(nodeOf(item, context)));
}

function nodeOf(type: ts.Type, { checker }: Pick<Context, 'checker'>): ts.TypeNode {
  const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.IgnoreErrors;
  const node = checker.typeToTypeNode(type, undefined, flags)!;
  return ts.visitNode(ts.visitNode(node, withoutMarks), withNamespaces, ts.isTypeNode);
}

function printed(node: ts.TypeNode): string {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);
  return printer.printNode(ts.EmitHint.Unspecified, node, file);
}

function withoutMarks(node: ts.Node): ts.Node {
  // The printer adds parentheses again where the remaining type needs them.
  if (ts.isParenthesizedTypeNode(node)) return withoutMarks(node.type);
  // A mark without a type, as on a dependency that returns nothing.
  if (isNamed(node, 'Declarator')) return withoutMarks(node.typeArguments![1]!);
  if (!ts.isIntersectionTypeNode(node)) return ts.visitEachChild(node, withoutMarks, undefined);
  const isInt = node.types.some((one) => isNamed(one, 'Integer'));
  const bare = node.types.filter(
    (one) => !isNamed(one, 'Declarator') && !isNamed(one, 'Integer') && !(isInt && isNumber(one)),
  );
  const int = isInt ? [ts.factory.createTypeReferenceNode('int')] : [];
  const types = [...int, ...bare.map((one) => withoutMarks(one) as ts.TypeNode)];
  return types.length === 1 ? types[0]! : ts.factory.createIntersectionTypeNode(types);
}

/** Adds the namespace to the name of a type, `Temporal.Instant`, which TypeScript leaves out. */
function withNamespaces(node: ts.Node): ts.Node {
  if (!ts.isIdentifier(node)) return ts.visitEachChild(node, withNamespaces, undefined);
  const declaration = symbolOfMadeName(node)?.declarations?.[0];
  const namespace = declaration && namespaceOf(declaration);
  return namespace === undefined
    ? node
    : ts.factory.createQualifiedName(ts.factory.createIdentifier(namespace), node);
}

const isNumber = ({ kind }: ts.TypeNode) => kind === ts.SyntaxKind.NumberKeyword;

function isNamed(node: ts.Node, name: string): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && ts.idText(node.typeName) === name;
}
