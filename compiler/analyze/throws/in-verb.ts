import { ts } from 'ts-morph';
import { verbs } from '../../model/model.ts';

/** Whether the innermost function around a node is a verb. All others have callers, private methods as well. */
export function isInVerb(node: ts.Node): boolean {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return (
    around !== undefined &&
    ts.isMethodDeclaration(around) &&
    verbs.some((verb) => verb === around.name.getText())
  );
}
