import { ts } from 'ts-morph';
import type { Context } from '../context.ts';

/** A type as messages write it: as its author knows it, marks left out. */
export function typeText(type: ts.Type, context: Pick<Context, 'checker'>): string {
  return printed(nodeOf(type, context));
}

/** A list of a type, as messages write it: `('asc' | 'desc')[]`. */
export function listText(item: ts.Type, context: Pick<Context, 'checker'>): string {
  return printed(ts.factory.createArrayTypeNode(nodeOf(item, context)));
}

function nodeOf(type: ts.Type, { checker }: Pick<Context, 'checker'>): ts.TypeNode {
  const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.IgnoreErrors;
  const node = checker.typeToTypeNode(type, undefined, flags)!;
  return ts.visitNode(node, withoutMarks, ts.isTypeNode)!;
}

function printed(node: ts.TypeNode): string {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);
  return printer.printNode(ts.EmitHint.Unspecified, node, file);
}

function withoutMarks(node: ts.Node): ts.Node {
  // Parentheses come back where what is left needs them.
  if (ts.isParenthesizedTypeNode(node)) return withoutMarks(node.type);
  // A mark that has nothing to stand on, as that of a dependency that gives nothing.
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

const isNumber = ({ kind }: ts.TypeNode) => kind === ts.SyntaxKind.NumberKeyword;

function isNamed(node: ts.Node, name: string): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && ts.idText(node.typeName) === name;
}
