import { ts } from 'ts-morph';
import { isSource } from '../context.ts';
import { basesOf } from '../types/members.ts';

/** The declarations of a class and of all that it extends. */
type ClassChain = ReadonlySet<ts.Node>;

/**
 * Returns the function that tells whether a member of a class is read in none of the files that declare the
 * class and those that it extends. If one of them is of a package, the package may read any member.
 */
export function unreadIn(instance: ts.Type, checker: ts.TypeChecker): (member: string) => boolean {
  const chain = new Set<ts.Node>();
  if (!collect(instance, chain, checker)) return () => false;
  const files = new Set([...chain].map((one) => one.getSourceFile()));
  return (member) => ![...files].some((file) => isReadIn(file, member, chain, checker));
}

/** Returns whether all classes are known, and sources. */
function collect(type: ts.Type, chain: Set<ts.Node>, checker: ts.TypeChecker): boolean {
  if (type.isIntersection()) return type.types.every((one) => collect(one, chain, checker));
  const symbol = type.getSymbol();
  const declarations = symbol?.declarations ?? [];
  if (symbol === undefined || declarations.length === 0 || !declarations.every(isSource)) return false;
  for (const one of declarations) chain.add(one);
  return basesOf(checker.getDeclaredTypeOfSymbol(symbol), checker).every((one) =>
    collect(one, chain, checker),
  );
}

/** Whether a file reads a member of the classes: `Todos.schema`, `this.schema`, `const { schema } = Todos`. */
function isReadIn(file: ts.SourceFile, name: string, chain: ClassChain, checker: ts.TypeChecker): boolean {
  const reads = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === name) {
      const found = checker.getSymbolAtLocation(node.name)?.declarations;
      if (found === undefined || found.some(({ parent }) => chain.has(parent))) return true;
    }
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === name) return true;
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      if (node.argumentExpression.text === name) return true;
    return ts.forEachChild(node, (child) => reads(child) || undefined) ?? false;
  };
  return reads(file);
}
