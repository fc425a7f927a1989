import { ts } from 'ts-morph';
import type { Context } from './context.ts';

/** Why an object type cannot be compiled: for good, or not yet. */
export type Refusal =
  | { readonly kind: 'never'; readonly why: string; readonly hint: string }
  | { readonly kind: 'yet'; readonly what: string; readonly hint: string };

/** The reason to refuse a type that is no union; undefined where it is an object of plain data. */
export function refusal(type: ts.Type, { checker, program }: Context): Refusal | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.BigIntLike)
    return never('JSON has no bigint', 'Write `int`, or `string` for numbers beyond the safe range.');
  if (flags & ts.TypeFlags.ESSymbolLike) return never('JSON has no symbols', 'Write a string literal type.');
  if (flags & ts.TypeFlags.TemplateLiteral || flags & ts.TypeFlags.StringMapping) {
    return yet('a template literal type', "Write `Field<string, { regex: '^todo-' }>`, or `string`.");
  }
  if (flags & ts.TypeFlags.NonPrimitive)
    return never(
      'it says nothing about its fields',
      'Write a model, or `Record<string, unknown>` for any object.',
    );
  if (flags & ts.TypeFlags.TypeParameter)
    return never('it is a type parameter that nothing has filled in', 'Write the type itself.');
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
  if (checker.isTupleType(type))
    return yet('a tuple', 'Write a model with a name for each item, or a list where all items are alike.');
  if (type.getProperty('typia.tag') && type.getProperties().length === 1)
    return never('it is a tag of typia that tags nothing', "Write `string & tags.Format<'email'>`.");
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
    return never('it is a function', 'Remove it, or write the type of what it returns.');
  }
  if (isUpload(type))
    return never(
      'it is a file of a form',
      'Give the method a parameter of its own for it: `file: File`. Answer with what you need of it, such as its `filename`.',
    );
  const builtin = builtinName(type, program);
  if (builtin !== undefined && streams.includes(builtin))
    return yet('a stream', 'Return a `Response` that holds it: `new Response(stream)`.');
  if (builtin !== undefined)
    return never(`\`${builtin}\` is an object of JavaScript's own`, adviceFor(builtin, type, checker));
  const indexes = checker.getIndexInfosOfType(type);
  if (indexes.length === 0) return undefined;
  if (indexes.some(({ keyType }) => !(keyType.flags & ts.TypeFlags.String)))
    return yet(
      'a record whose keys are no plain strings',
      'Write `Record<string, T>`, or a model with a field for each key.',
    );
  return checker.getPropertiesOfType(type).length > 0
    ? yet(
        'an object with both fields and an index signature',
        'Write a model with a field that holds the others: `others: Record<string, T>`.',
      )
    : undefined;
}

/** What a `File` is to the method. */
export const isUpload = (type: ts.Type) =>
  type.symbol?.name === 'Upload' &&
  ['contentType', 'filename', 'stream'].every((name) => type.getProperty(name));

const streams = ['AsyncGenerator', 'AsyncIterable', 'AsyncIterableIterator', 'Blob', 'ReadableStream'];

function adviceFor(name: string, type: ts.Type, checker: ts.TypeChecker): string {
  const texts = checker
    .getTypeArguments(type as ts.TypeReference)
    .map((argument) => checker.typeToString(argument));
  if (/^(?:Readonly)?Map$/.test(name)) return `Write \`Record<string, ${texts[1]}>\`.`;
  if (/^(?:Readonly)?Set$/.test(name)) return `Write \`Field<Array<${texts[0]}>, { uniqueItems: true }>\`.`;
  return advice[name] ?? 'Write a model of the data it holds.';
}

const advice: Record<string, string> = {
  Promise: 'Declare the method `async`.',
  RegExp: 'Write `string`.',
  URL: "Write `Field<string, { format: 'uri' }>`.",
  Buffer: 'Write `string`, with the bytes in base64.',
  Uint8Array: 'Write `string`, with the bytes in base64.',
};

/** The name of a class or interface that TypeScript's libraries or Node declare, other than plain objects. */
function builtinName(type: ts.Type, program: ts.Program): string | undefined {
  const symbol = type.symbol as ts.Symbol | undefined;
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
  return foreign ? symbol!.name : undefined;
}

const never = (why: string, hint: string): Refusal => ({ kind: 'never', why, hint });
const yet = (what: string, hint: string): Refusal => ({ kind: 'yet', what, hint });
