import ts from 'typescript';
import { all, conjuncts } from '../print/condition.ts';

/**
 * The same condition with what looks through the parts of a value last. In a union that leads back to itself each member would otherwise
 * look through all that lies below before its tag tells it: twice as long for every level.
 */
export function partsLast(condition: ts.Expression): ts.Expression {
  const conditions = conjuncts(condition);
  return all([...conditions.filter((one) => !looksFurther(one)), ...conditions.filter(looksFurther)]);
}

/** Whether a function of a module is called, or one for each item: what JavaScript itself has, as `Array.isArray`, has a dot in its name. */
function looksFurther(node: ts.Node): boolean {
  const isOwn =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && !node.expression.text.includes('.');
  return isOwn || ts.isArrowFunction(node) || ts.forEachChild(node, looksFurther) === true;
}
