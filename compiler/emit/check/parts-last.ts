import ts from 'typescript';
import { all, conjuncts } from '../../print/condition.ts';

/**
 * The same condition with what looks through the parts of a value last. In a union that leads back to itself
 * each member would otherwise look through all that lies below before its tag tells it: twice as long for
 * every level. `isCheck` knows the functions that check parts.
 */
export function partsLast(condition: ts.Expression, isCheck: (name: string) => boolean): ts.Expression {
  const conditions = conjuncts(condition);
  const looksFurther = (node: ts.Node): boolean =>
    ts.isArrowFunction(node) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isCheck(node.expression.text)) ||
    ts.forEachChild(node, looksFurther) === true;
  return all([...conditions.filter((one) => !looksFurther(one)), ...conditions.filter(looksFurther)]);
}
