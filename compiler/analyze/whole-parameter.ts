import { ts } from 'ts-morph';
import { Names } from '../print/names.ts';
import { oneLine } from './type-nodes.ts';

/** A parameter that is taken apart, with a name in place of the pattern: `page: Page` for `{ limit }: Page`. */
export function wholeParameter({ type }: ts.ParameterDeclaration): string | undefined {
  if (type === undefined) return undefined;
  return `${new Names().take(soundOf(type))}: ${oneLine(type)}`;
}

/** What the type is called, with a small letter: `body` for a `Body<Todo>`. */
function soundOf(type: ts.TypeNode): string {
  if (!ts.isTypeReferenceNode(type)) return 'value';
  const { typeName } = type;
  const name = ts.idText(ts.isIdentifier(typeName) ? typeName : typeName.right);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
