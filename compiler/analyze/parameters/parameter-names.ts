import { ts } from 'ts-morph';
import { Names } from '../../print/names.ts';
import { uncapital } from '../../words.ts';

/** What a parameter is called; one that is taken apart, by its type: `page` for `{ limit }: Page`. */
export function nameOf({ name, type }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? ts.idText(name) : new Names().take(soundOf(type));
}

/** What the type is called, with a small letter: `body` for a `Body<Todo>`. */
function soundOf(type: ts.TypeNode | undefined): string {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return 'value';
  const { typeName } = type;
  return uncapital(ts.idText(ts.isIdentifier(typeName) ? typeName : typeName.right));
}

/** Whether a parameter has no type, or one that is none. */
export const saysNothing = ({ type }: ts.ParameterDeclaration) =>
  type === undefined || type.kind === ts.SyntaxKind.AnyKeyword;
