import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Segment } from '../../model/model.ts';
import { segmentNames } from '../../model/path.ts';
import { capital } from '../../words.ts';
import { type Context, isOwn } from '../context.ts';
import { takesNoArguments } from '../dependencies/dependables.ts';
import { isCallable, resolved } from '../syntax/symbols.ts';
import { oneLine, presentNode, queriedNode } from '../syntax/type-nodes.ts';
import { builtinName } from '../types/builtins.ts';
import { isArrayLike } from '../types/lists.ts';
import { declaratorWithin, type Mark, markOf, unmark } from '../types/marks.ts';
import { membersOf, partsOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import { bundledParameters, parametersOfFields } from './bundled-parameters.ts';
import { declaratorText, defaultText, orNull } from './declarator-text.ts';
import { isEvent, isForeignRequestType } from './events.ts';
import { fieldInstead, filledOf } from './field-instead.ts';
import { markedListAdvice } from './marked-lists.ts';
import { handlerArguments, requestParts } from './other-frameworks.ts';
import { nameOf, saysNothing } from './parameter-names.ts';
import { partsRead } from './read-parts.ts';
import { contextAdvice } from './request-parts.ts';
import { unwrappedDeclarator } from './wrapped-declarators.ts';

/** What to write for a parameter whose type does not say where the value comes from. */
export function parameterAdvice(
  node: ts.ParameterDeclaration,
  whole: ts.Type,
  path: readonly Segment[],
  context: Context,
): string {
  const { checker } = context;
  const field = markOf(whole, checker);
  const type = field?.type ?? whole;
  // TypeScript's non-nullable form of `unknown` is `{}`.
  const bare = type.flags & ts.TypeFlags.Unknown ? type : checker.getNonNullableType(type);
  const item = checker.isArrayType(bare) ? checker.getTypeArguments(bare as ts.TypeReference)[0]! : bare;
  // A parameter with an initializer takes no `?`.
  const isFilled = field !== undefined && filledOf(field, checker) !== undefined;
  const isOptional = node.questionToken && !isFilled && !isSegment(node, path);
  const name = `${nameOf(node)}${isOptional ? '?' : ''}`;
  const mark = item === bare ? undefined : markOf(item, checker);
  if (mark && mark.source !== 'field') return markedListAdvice(node, name, type, mark, context);
  const unwrapped = unwrappedDeclarator(node, type, context);
  if (unwrapped !== undefined) return write(`${name}: ${unwrapped}`);
  const giver = functionWithin(node.type, context);
  if (giver !== undefined) return write(`${nameOf(node)}: Depends<typeof ${giver}>`);
  // The global `File` of the platform needs no import.
  if (item.getSymbol()?.name === 'File') return write("import type { File } from 'routeclass'");
  if (/^(?:Upload|Blob)$/.test(item.getSymbol()?.name ?? ''))
    return write(`${name}: ${item === bare ? 'File' : 'File[]'}`);
  if (isHandlerArgument(node, item, context)) return handlerArgumentAdvice(node, item, context);
  if (ts.getDecorators(node) || isSignedIn(node, bare)) return injectedAdvice(node, bare, context);
  const bundled = bundledParameters(bare, context);
  if (bundled !== undefined)
    return `Declare a parameter for each of its ${checker.isTupleType(bare) ? 'items' : 'fields'}: ${code(bundled)}.`;
  const sample = requestParts.get(nameOf(node));
  if (sample !== undefined && item.flags & (ts.TypeFlags.Any | ts.TypeFlags.Object) && !isSegment(node, path))
    return `Declare a parameter for each of its fields, as in \`${sample}\`.`;
  const parts = contextAdvice(node, item, context);
  if (parts !== undefined) return parts;
  const service = serviceAdvice(node, item, context);
  if (service !== undefined) return service;
  const isModel = field === undefined && builtinName(bare, context.program) === undefined;
  // Neither browsers nor `fetch` send a body with GET.
  const asked =
    isModel && isGet(node) && nameOf(node) !== 'body'
      ? parametersOfFields(bare, 'Query', context)
      : undefined;
  if (asked !== undefined) return `Declare a parameter for each of its fields: ${code(asked)}.`;
  return write(`${name}: ${declared(node, { type, bare, item, field }, path, context)}`);
}

/** Whether a parameter is one that other frameworks pass to handlers: the request, the response, `next`. */
function isHandlerArgument(node: ts.ParameterDeclaration, type: ts.Type, context: Context): boolean {
  return (
    isEvent(type) ||
    isForeignRequestType(type, context) ||
    type.getCallSignatures().length > 0 ||
    (saysNothing(node) && !node.initializer && handlerArguments.test(nameOf(node)))
  );
}

/** The event replaces the first of these parameters; what the others hold is read from it. */
function handlerArgumentAdvice(node: ts.ParameterDeclaration, type: ts.Type, context: Context): string {
  const isBesideEvent = node.parent.parameters.some(
    (one) => one.pos < node.pos && isHandlerArgument(one, context.checker.getTypeAtLocation(one), context),
  );
  if (!isBesideEvent) {
    const parts = nameOf(node) === 'event' ? [] : partsRead(node);
    return parts.length === 0
      ? write('event: H3Event')
      : `Declare a parameter for each value that is read: ${code(parts.join(', '))}.`;
  }
  return `Remove it: ${partsOfEvent.get(type.getSymbol()?.name ?? '') ?? bothOfEvent}`;
}

const isGet = ({ parent }: ts.ParameterDeclaration) =>
  ts.isMethodDeclaration(parent) && parent.name.getText() === 'get';

/** Whether a parameter is the user who is signed in. With other verbs than GET, `user` may be stored. */
const isSignedIn = (node: ts.ParameterDeclaration, type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  (/^(?:current|auth|authenticated)_?user$/i.test(nameOf(node)) || (isGet(node) && nameOf(node) === 'user'));

/** A value injected by a decorator, and the user who is signed in, must not be read from the request. */
function injectedAdvice(node: ts.ParameterDeclaration, type: ts.Type, context: Context): string {
  const fn = `get${capital(nameOf(node))}`;
  const text = writtenAs(node, type, context) ?? typeText(type, context);
  const instead = ts.getDecorators(node) ? ' instead of the decorator' : '';
  return `Write a dependency${instead}: \`${nameOf(node)}: Depends<typeof ${fn}>\`, with \`export function ${fn}(event: H3Event): ${text} { ... }\`.`;
}

/** The function of the app that a type refers to, by `typeof` or by the type of its return value. */
function functionWithin(node: ts.TypeNode | undefined, context: Context): string | undefined {
  const { checker } = context;
  const name = queriedNode(node)?.exprName;
  const symbol = name && resolved(checker.getSymbolAtLocation(name), checker);
  const isOfApp = symbol?.declarations?.some((one) => isOwn(one, context)) && isCallable(symbol, checker);
  return isOfApp ? name?.getText() : undefined;
}

const bothOfEvent =
  '`event.req` is the request, and the handler returns the answer, as in `reply(body, 201)`. `event.res.headers` are sent with it.';

/** The parts of the request that the event has, by their types. */
const partsOfEvent: ReadonlyMap<string, string> = new Map([
  ['AbortSignal', '`event.req.signal` is the signal of the request.'],
  ['FormData', '`await event.req.formData()` returns it.'],
  ['Headers', '`event.req.headers` are the headers of the request.'],
  ['ReadableStream', '`event.req.body` is the body of the request.'],
  ['URLSearchParams', '`event.url.searchParams` are the query parameters.'],
]);

const write = (text: string) => `Write \`${text}\`.`;

const isSegment = (node: ts.ParameterDeclaration, path: readonly Segment[]) =>
  segmentNames(path).includes(nameOf(node));

interface Types {
  /** The type without a `Field` around it. */
  readonly type: ts.Type;
  /** The type without null. */
  readonly bare: ts.Type;
  /** The item type of a list; for any other type, `bare`. */
  readonly item: ts.Type;
  readonly field: Mark | undefined;
}

/** The declarator that was probably meant, with the default. A type with fields is taken for a body. */
function declared(
  node: ts.ParameterDeclaration,
  { bare, field, item, type }: Types,
  path: readonly Segment[],
  context: Context,
): string {
  const isPath = isSegment(node, path);
  const builtin = builtinName(item, context.program);
  if (builtin !== undefined)
    return `${isPath ? 'Path' : 'Query'}<string${builtin === 'Date' ? ", { format: 'date-time' }" : ''}>`;
  const { Any, Never, NonPrimitive, Undefined } = ts.TypeFlags;
  const isBody = membersOf(item).some(hasFields) || nameOf(node) === 'body';
  const declarator = isPath ? 'Path' : isBody ? 'Body' : 'Query';
  const value = isPath ? '' : defaultText(node.initializer);
  if (field) return `${fieldInstead(node, field, declarator, context)}${value}`;
  const open = `${declarator === 'Body' ? 'unknown' : 'string'}${item === bare ? '' : '[]'}`;
  const text =
    item.flags & (Any | Never | Undefined)
      ? open
      : bare.flags & NonPrimitive
        ? 'Record<string, unknown>'
        : (writtenAs(node, bare, context) ?? typeText(bare, context));
  return `${declaratorText(declarator, isPath ? text : `${text}${orNull(type)}`, undefined)}${value}`;
}

/** Whether no text is a value of the type. A branded or marked text is an intersection with an object. */
function hasFields(type: ts.Type): boolean {
  const { NonPrimitive, Object: Plain, Unknown } = ts.TypeFlags;
  return partsOf(type).every(({ flags }) => flags & (NonPrimitive | Plain | Unknown));
}

/**
 * The type as its author would write it. TypeScript has no name for a `z.infer<typeof schema>`, and would
 * spell out all its fields, without their options; and it knows a class of a package by the name that a
 * bundler gave it, such as h3's `H3$1`.
 */
function writtenAs(
  { type: written }: ts.ParameterDeclaration,
  type: ts.Type,
  { checker }: Context,
): string | undefined {
  const node = presentNode(written);
  if (node === undefined) return undefined;
  // A declarator written inside the type must be moved out.
  if (!['field', undefined].includes(declaratorWithin(type, checker))) return undefined;
  return checker.getTypeFromTypeNode(node) === type ? oneLine(node) : undefined;
}

/**
 * Advice for a type with methods: it cannot come from a request, but is a service that the app makes itself.
 */
function serviceAdvice(node: ts.ParameterDeclaration, type: ts.Type, context: Context): string | undefined {
  const { checker } = context;
  const isService = unmark(type, checker).bare.some(
    (part) =>
      part.flags & ts.TypeFlags.Object &&
      builtinName(part, context.program) === undefined &&
      checker
        .getPropertiesOfType(part)
        .some((one) => checker.getTypeOfSymbol(one).getCallSignatures().length > 0),
  );
  // A tuple has the methods of an array, but is no service.
  if (!isService || isArrayLike(type, checker)) return undefined;
  const fn = `get${capital(nameOf(node))}`;
  const declaration = type.getSymbol()?.valueDeclaration;
  const isMade =
    declaration !== undefined &&
    ts.isClassDeclaration(declaration) &&
    isOwn(declaration, context) &&
    takesNoArguments(declaration, context);
  const body = isMade
    ? `() { return new ${typeText(type, context)}(); }`
    : `(): ${writtenAs(node, type, context) ?? typeText(type, context)} { ... }`;
  return `Write a dependency for an object that the app creates: \`${nameOf(node)}: Depends<typeof ${fn}>\`, with \`export function ${fn}${body}\`.`;
}
