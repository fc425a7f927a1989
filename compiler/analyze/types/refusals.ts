import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import { isForeignResponse } from '../answers/responses.ts';
import { streamKind } from '../answers/streams.ts';
import { type Context, isOwn } from '../context.ts';
import { tagProperty } from '../options/typia-tags.ts';
import { carriersOf } from './brands.ts';
import { builtinAdvice } from './builtin-advice.ts';
import { builtinName } from './builtins.ts';
import { classMember, isData } from './class-members.ts';
import { mappedMark } from './homomorphic.ts';
import { isImpossible } from './impossible.ts';
import { isKey, ownInfos } from './index-keys.ts';
import { isArrayLike, isList } from './lists.ts';
import { basesOf, membersOf } from './members.ts';
import { isAnswerOfH3, isFaultOfZod, isObservable, isUpload, typeOfSchema } from './package-types.ts';
import { onlyText } from './template-texts.ts';
import { typeText } from './type-text.ts';

/** Why a type cannot be compiled, and what to write instead. */
export interface Refusal {
  readonly why: string;
  readonly hint: string;
  /** What to write instead where a client sends the type, if that differs. */
  readonly sent?: string | undefined;
  /** The node at fault, if the app itself declares it: all uses of the type share one diagnostic there. */
  readonly at?: ts.Node | undefined;
}

/** The reason to refuse a type that is no union; undefined where it is an object of plain data. */
export function refusal(type: ts.Type, context: Context): Refusal | undefined {
  const { checker } = context;
  const refused = refusalOfKind(type, checker);
  if (refused || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return refused;
  if (type.isIntersection() && carriersOf(type.types, checker).length > 1) {
    const list = type.types.some((one) => checker.isTupleType(one)) ? 'tuple' : 'list';
    return because(`it is an intersection of a ${list} with another type`, `Write the ${list} alone.`);
  }
  if (checker.isTupleType(type)) return undefined;
  if (isList(type, checker)) return isEmptyList(type) ? unsaid : undefined;
  return (
    refusalOfMeaning(type, context) ?? refusalOfBuiltin(type, context) ?? refusalOfContents(type, context)
  );
}

/** The reason to refuse a type that has no JSON form, or that is too unspecific. */
function refusalOfKind(type: ts.Type, checker: ts.TypeChecker): Refusal | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.BigIntLike)
    return because('JSON has no bigint', 'Write `int`, or `string` for numbers beyond the safe range.');
  if (flags & ts.TypeFlags.ESSymbolLike)
    return because('JSON has no symbols', 'Write a string literal type.');
  if (flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping))
    return because('no pattern says both of two cases', "Write `Field<string, { regex: '^[A-Z]+$' }>`.");
  if (isImpossible(type, checker))
    return because('no value has this type', 'Write `name?: never` for a field that must not be there.');
  if (flags & ts.TypeFlags.Enum && type.symbol.exports?.size === 0)
    return because(
      'it is an enum without members',
      "Give it members, or write a union of literals: `'open' | 'done'`.",
    );
  if (flags & ts.TypeFlags.Enum)
    return because(
      'its value is known only when the program runs',
      'Give the member a constant value: a literal, or an expression of literals.',
    );
  if (flags & ts.TypeFlags.NonPrimitive)
    return because(
      'it does not declare its fields',
      'Write a model, or `Record<string, unknown>` for any object.',
    );
  if (flags & ts.TypeFlags.TypeParameter)
    return because('it is a type parameter without a type argument', 'Write the type itself.');
  if (mappedMark(type, checker)?.kind === 'tuple')
    return because(
      'its fields are those of a tuple with options on it',
      'Put the options on the elements of the tuple: `[Field<int, { ge: 0 }>, string]`.',
    );
  return undefined;
}

/** The reason to refuse an object that stands for something other than its fields. */
function refusalOfMeaning(type: ts.Type, context: Context): Refusal | undefined {
  if (type.getProperty(tagProperty) && type.getProperties().length === 1)
    return because('it is a typia tag without a type to constrain', "Write `string & tags.Format<'email'>`.");
  const typed = typeOfSchema(type);
  if (typed !== undefined)
    return because(
      'it is a schema, not the type of the values that it accepts',
      `Write their type, ${typed}. The schema is not run: bounds and lengths are options of \`Field\`.`,
    );
  const declared = type.symbol?.valueDeclaration;
  if (declared && ts.isClassLike(declared) && type.getConstructSignatures().length > 0) {
    const named = declared.name ? `: \`${ts.idText(declared.name)}\`` : '';
    return because(
      'it is the class itself, not one of its objects',
      `Remove it, or write the type of its objects${named}.`,
    );
  }
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
    return because('it is a function', 'Remove it, or write its return type.');
  }
  if (isUpload(type))
    return because(
      'it is an uploaded file',
      'Declare a parameter for it, `file: File`, beside the `Form` of the other fields: a `Body` cannot hold files. In an answer, return the fields that you need, such as its `filename`.',
    );
  if (isAnswerOfH3(type, context.checker))
    return because(
      'it is a response of h3, whose type does not describe its body',
      "Return `await toResponse(answer, event)` of h3, a `Response`; or return `redirect('/todos')` or `reply(new Blob([html]), 200, { 'content-type': 'text/html' })`, both of `routeclass`.",
    );
  if (isForeignResponse(type, context.checker))
    return because(
      "it is a package's own `Response`, and only the global one can be sent",
      'Remove the import: `Response` and `fetch` are global. For an answer of the package, return `new Response(await answer.arrayBuffer(), { status: answer.status })`.',
    );
  if (isFaultOfZod(type))
    return because(
      'it is an error or an issue of zod, which may hold symbols and bigints',
      'Return `z.flattenError(error)`, which has the messages by field, or write a model of the fields that clients may see.',
    );
  if (isError(type, context))
    return because(
      'it is an `Error`, whose stack and cause must not reach clients',
      'Throw the error if it is the answer. For a body, write a model of the fields that clients may see: `{ code: string; detail: string }`.',
    );
  return undefined;
}

/**
 * The reason to refuse a stream, another built-in object of JavaScript or Node, or a list with fields of its
 * own.
 */
function refusalOfBuiltin(type: ts.Type, context: Context): Refusal | undefined {
  const stream = streamKind(type, context);
  if (stream === 'items')
    return because(
      'it is a stream, which can only be the entire body of an answer',
      'Return the stream alone, or with its status: `[stream, 200]`. Inside a model, use a list: `Todo[]`.',
    );
  if (stream === 'bytes')
    return because(
      'it holds bytes, which can only be the entire body of an answer',
      'Return it alone, or with its status: `[blob, 200]`.',
      'To receive a file, declare a parameter, `file: File` of `routeclass`, beside the `Form` of the other fields. To read any body, declare `event: H3Event`, and read `event.req.body`.',
    );
  const builtin = builtinName(type, context.program);
  if (builtin === undefined && isArrayLike(type, context.checker))
    return because(
      'it is a list with fields of its own',
      'Write a model that has the list as a field: `{ items: T[]; total: int }`.',
    );
  if (builtin === undefined && type.getProperties().some(({ name }) => name.startsWith('__@asyncIterator@')))
    return because(
      'it is an async iterable, whose items are not fields',
      'Write `async *get() { yield* items; }`, or declare the return type `AsyncIterable<Item>`: both stream the items.',
    );
  if (builtin === undefined && isObservable(type, context.checker))
    return because(
      'it is an observable, whose values are not fields',
      'For one value, return `await firstValueFrom(observable)` of rxjs; to send all of them, write `async *get()`, which yields them.',
    );
  if (builtin !== undefined && !hasFieldsAlone(type, context))
    return {
      why: `\`${builtin}\` is a built-in object`,
      ...builtinAdvice(builtin, type, context),
    };
  return undefined;
}

/**
 * The reason to refuse an object whose written fields differ from its type, one that has none of them in JSON,
 * or one whose keys are no texts.
 */
function refusalOfContents(type: ts.Type, context: Context): Refusal | undefined {
  const { checker } = context;
  const written = ownJson(type, checker);
  if (written)
    return because(
      'its JSON is what its `toJSON` method returns, not its fields',
      membersOf(written).every(({ flags }) => flags & texts)
        ? `Write ${code(typeText(written, context))}, and call \`toJSON()\` for an answer.`
        : 'Write an interface of the fields that are sent, or return the result of `toJSON()`.',
    );
  const properties = checker.getPropertiesOfType(type);
  const isOpen = checker.getIndexInfosOfType(type).length > 0;
  if (!isOpen && classMember(properties) !== undefined && !properties.some(isData))
    return because(
      'it is a class without public fields, so its JSON is `{}`',
      'Return what clients get of it, such as the result of one of its methods.',
      'For what clients send, write an interface of its fields.',
    );
  // A key that is a single text is a lost field, which another diagnostic reports in more detail.
  const strange = ownInfos(type, checker).find(
    ({ keyType }) => !isKey(keyType, checker) && onlyText(keyType, checker) === undefined,
  );
  if (strange === undefined) return undefined;
  const { declaration, keyType } = strange;
  const at = declaration && isOwn(declaration, context) ? declaration : undefined;
  const hint =
    properties.length > 0
      ? 'Remove the index signature: keys in JSON are strings.'
      : 'Write `Record<string, T>`.';
  return { ...because(`its keys are ${code(typeText(keyType, context))}`, hint), at };
}

/**
 * Whether a type of Node's has only fields, like the return type of `process.memoryUsage()`. A type of
 * TypeScript's libraries never counts: it is visible without an import, and so hardly meant.
 */
function hasFieldsAlone(type: ts.Type, { checker, program }: Context): boolean {
  if (program.isSourceFileDefaultLibrary(type.symbol.declarations![0]!.getSourceFile())) return false;
  const fields = checker.getPropertiesOfType(type).map((one) => checker.getTypeOfSymbol(one));
  return (
    checker.getIndexInfosOfType(type).length === 0 &&
    fields.every((field) => field.getCallSignatures().length === 0)
  );
}

/**
 * The return type of an object's `toJSON()`, which determines its JSON: a decimal becomes a string, an entity
 * leaves its password out.
 */
function ownJson(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const method = type.getProperty('toJSON');
  const [signature] = method === undefined ? [] : checker.getTypeOfSymbol(method).getCallSignatures();
  return signature && checker.getReturnTypeOfSignature(signature);
}

const texts =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Null;

/** Whether a type is that of `[]` without a contextual type. */
const isEmptyList = (type: ts.Type) => ((type.getNumberIndexType()?.flags ?? 0) & ts.TypeFlags.Never) !== 0;

/** Whether a type is `Error`, or a class or interface that extends it. */
function isError(type: ts.Type, context: Context): boolean {
  if (builtinName(type, context.program) === 'Error') return true;
  return basesOf(type, context.checker).some((base) => isError(base, context));
}

const because = (why: string, hint: string, sent?: string): Refusal => ({ why, hint, sent });

const unsaid = because(
  'it is an empty list without an item type',
  'Write its type, `[] as Todo[]`, or declare the return type of the method.',
);
