import { ts } from 'ts-morph';

const declarators = ['Query', 'Path', 'Header', 'Cookie', 'Form', 'File', 'Body', 'Field', 'Depends'];

/** Where `T` is written in `Query<T>`; undefined where a type of another name stands for it. */
export function declaredNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return argument(node, declarators);
}

/** Where `T` is written in `T[]` or `Array<T>`, which may stand in a union. */
export function itemNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return itemNode(node.type);
  if (ts.isTypeOperatorNode(node)) return itemNode(node.type);
  if (ts.isArrayTypeNode(node)) return node.elementType;
  if (!ts.isUnionTypeNode(node)) return argument(node, ['Array', 'ReadonlyArray']);
  const [found, ...more] = node.types.flatMap((one) => itemNode(one) ?? []);
  return more.length === 0 ? found : undefined;
}

/** Where `T` is written in `Record<string, T>`. */
export function valueNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return argument(node, ['Record'], 1);
}

/** Where `T` is written in `Promise<T>`. */
export function awaitedNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  return argument(node, ['Promise']);
}

function argument(
  node: ts.TypeNode | undefined,
  names: readonly string[],
  index = 0,
): ts.TypeNode | undefined {
  if (node && ts.isParenthesizedTypeNode(node)) return argument(node.type, names, index);
  const named =
    node &&
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    names.includes(ts.idText(node.typeName));
  return named ? node.typeArguments?.[index] : undefined;
}
