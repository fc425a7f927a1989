import { ts } from 'ts-morph';
import { Names } from '../../print/names.ts';
import { uncapital } from '../../words.ts';

/** The name of a parameter. A destructured parameter is named by its type: `page` for `{ limit }: Page`. */
export function nameOf({ name, type }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? ts.idText(name) : new Names().take(nameFromType(type));
}

/** A name made of the type's, in lower camel case: `body` for a `Body<Todo>`. */
function nameFromType(type: ts.TypeNode | undefined): string {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return 'value';
  const { typeName } = type;
  return uncapital(ts.idText(ts.isIdentifier(typeName) ? typeName : typeName.right));
}

/** Whether a parameter has no type annotation, or `any`. */
export const saysNothing = ({ type }: ts.ParameterDeclaration) =>
  type === undefined || type.kind === ts.SyntaxKind.AnyKeyword;
