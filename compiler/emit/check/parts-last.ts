import ts from 'typescript';
import { all, conjuncts } from '../../print/condition.ts';

/**
 * The same condition with the checks of a value's parts moved to the end. Otherwise each member of a
 * recursive union would check everything below before its discriminator rules it out, which doubles the time
 * for every level. `isCheck` recognizes the functions that check parts.
 */
export function partsLast(condition: ts.Expression, isCheck: (name: string) => boolean): ts.Expression {
  const conditions = conjuncts(condition);
  const looksFurther = (node: ts.Node): boolean =>
    ts.isArrowFunction(node) ||
    (ts.isIdentifier(node) && isCheck(node.text)) ||
    ts.forEachChild(node, looksFurther) === true;
  return all([...conditions.filter((one) => !looksFurther(one)), ...conditions.filter(looksFurther)]);
}
