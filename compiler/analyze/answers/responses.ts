import { ts } from 'ts-morph';
import { basesOf } from '../types/members.ts';

/**
 * Whether a type is fetch's `Response`, or extends it: Hono's `Response & TypedResponse<Todo>`, or a
 * subclass.
 */
export function isResponse(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isIntersection()) return type.types.some((part) => isResponse(part, checker));
  if (isNamedResponse(type) && !isForeignClass(type)) return true;
  return basesOf(type, checker).some((base) => isResponse(base, checker));
}

/**
 * Whether a type is a `Response` of a package such as undici or node-fetch, or extends one. The runtime sends
 * objects of the global class alone.
 */
export function isForeignResponse(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isResponse(type, checker)) return false;
  if (isNamedResponse(type)) return true;
  return basesOf(type, checker).some((base) => isForeignResponse(base, checker));
}

const isNamedResponse = (type: ts.Type) =>
  type.getSymbol()?.name === 'Response' && type.getProperty('arrayBuffer') !== undefined;

/** Whether a type is a class of a module. Node's types declare the global one in `undici-types`. */
function isForeignClass({ symbol }: ts.Type): boolean {
  const declaration = symbol.declarations?.find(ts.isClassDeclaration);
  if (declaration === undefined || isGlobal(declaration)) return false;
  return !declaration.getSourceFile().fileName.includes('/node_modules/undici-types/');
}

function isGlobal({ parent }: ts.ClassDeclaration): boolean {
  return ts.isSourceFile(parent)
    ? !ts.isExternalModule(parent)
    : (parent.parent.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
}
