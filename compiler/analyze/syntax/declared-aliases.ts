import { ts } from 'ts-morph';

/** The aliases that a file declares, also in its namespaces. */
export function declaredAliases(node: ts.Node): readonly ts.TypeAliasDeclaration[] {
  if (ts.isTypeAliasDeclaration(node)) return [node];
  if (ts.isSourceFile(node) || ts.isModuleBlock(node)) return node.statements.flatMap(declaredAliases);
  return ts.isModuleDeclaration(node) && node.body ? declaredAliases(node.body) : [];
}
