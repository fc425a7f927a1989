import { ts } from 'ts-morph';
import { isHiddenMember, isPublicName } from '../context.ts';
import { tagProperty } from '../options/typia-tags.ts';
import { declarationOf } from '../syntax/symbols.ts';

/**
 * The name, as written, of a class member that no plain object has: a method, a property with only a setter,
 * or a private member.
 */
export function classMember(properties: readonly ts.Symbol[]): string | undefined {
  const found = properties.find((symbol) => {
    const node = declarationOf(symbol);
    // A constructor's parameter may declare a property.
    if (node === undefined || !(ts.isClassElement(node) || ts.isParameter(node))) return false;
    const isPrivate = node.name !== undefined && ts.isPrivateIdentifier(node.name);
    const isNoData = ts.isMethodDeclaration(node) || isSetOnly(symbol);
    return isPrivate || isHiddenMember(node) || (isPublicName(symbol) && isNoData);
  });
  const node = found && declarationOf(found);
  return node && ts.getNameOfDeclaration(node)?.getText();
}

/** Whether a property has only a setter, although TypeScript gives it a type for reading. */
function isSetOnly({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.SetAccessor) !== 0 && (flags & ts.SymbolFlags.GetAccessor) === 0;
}

/**
 * Whether a property holds data. Symbols, private names, properties with only a setter and methods of a class
 * are not sent.
 */
export function isData(symbol: ts.Symbol): boolean {
  if (!isPublicName(symbol) || symbol.name === tagProperty || isSetOnly(symbol)) return false;
  const declaration = declarationOf(symbol);
  if (declaration === undefined) return true;
  // A method of an object literal is like any other property that holds a function.
  const isMethod = ts.isMethodDeclaration(declaration) && ts.isClassLike(declaration.parent);
  return !isMethod && !isHiddenMember(declaration);
}
