import { ts } from 'ts-morph';

/** Streams of items, by their names in TypeScript's libraries. */
export const itemStreams = [
  'AsyncGenerator',
  'AsyncIterable',
  'AsyncIterableIterator',
  'AsyncIteratorObject',
] as const;

/** Types whose bytes are sent unchanged. */
export const byteStreams = ['Blob', 'File', 'ReadableStream'] as const;

/** The name of a class or interface that TypeScript's libraries or Node declare, other than plain objects. */
export function builtinName(type: ts.Type, program: ts.Program): string | undefined {
  const symbol = type.getSymbol();
  const declaration = symbol?.declarations?.[0];
  if (
    declaration === undefined ||
    !(ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration))
  )
    return undefined;
  const file = declaration.getSourceFile();
  const foreign =
    program.isSourceFileDefaultLibrary(file) ||
    /\/node_modules\/(@types\/node|undici-types|buffer)\//.test(file.fileName);
  if (!foreign) return undefined;
  const namespace = namespaceOf(declaration);
  return namespace === undefined ? symbol!.name : `${namespace}.${symbol!.name}`;
}

/**
 * The namespace that the name of a built-in type needs. Node has a stream of its own by the name of the web's,
 * `NodeJS.ReadableStream`; others may have a `Duration`.
 */
export function namespaceOf({ parent }: ts.Node): string | undefined {
  const name = ts.isModuleBlock(parent) ? parent.parent.name.text : '';
  return /^(?:NodeJS|Temporal)$/.test(name) ? name : undefined;
}
