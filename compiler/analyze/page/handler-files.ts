import { ts } from 'ts-morph';
import { startOf } from '../../diagnose/start-of.ts';
import { nearest } from '../../diagnose/suggest.ts';
import type { ErrorFile, ErrorMode, Span } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { defaultExported, exportedAs, resolved } from '../syntax/symbols.ts';
import { isWrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';
import { membersOf } from '../types/members.ts';
import { reportStatuses, statusesOf } from './handler-statuses.ts';

const kinds = ['validation', 'http', 'unhandled'] as const;

/** What an `error.ts` turns into answers; undefined, with a diagnostic, where it exports no set of handlers. */
export function readErrorFile(file: string, context: Context): ErrorFile | undefined {
  const exported = defaultExport(file, context);
  if (exported === undefined) return undefined;
  if (!reportHandlers(exported, context)) return undefined;
  const handlers = exported.written.flatMap((type) => kinds.flatMap((kind) => type.getProperty(kind) ?? []));
  for (const handler of handlers) reportStatuses(handler, context);
  const mode = (kind: string) => joined(exported.written.map((type) => modeOf(type, kind, context)));
  const refusals = refusalsOf(exported.written, context);
  const [http, unhandled] = [mode('http'), mode('unhandled')];
  return { file, validation: mode('validation'), http, unhandled, refusals };
}

/** Which of several sets of handlers is taken nobody knows before the app runs. */
const joined = ([first, ...others]: readonly ErrorMode[]): ErrorMode =>
  first !== undefined && others.every((one) => one === first) ? first : 'own';

function refusalsOf(written: readonly ts.Type[], { checker }: Context): readonly number[] | undefined {
  const statuses = written.map((type) => {
    const handler = type.getProperty('validation');
    return handler && statusesOf(handler, checker);
  });
  if (!statuses.every((one) => one !== undefined)) return undefined;
  return [...new Set(statuses.flat())].sort((a, b) => a - b);
}

/** Whether a `middleware.ts` exports middleware; reported where it does not, of a list at the item. */
export function isMiddleware(file: string, context: Context): boolean {
  const exported = defaultExport(file, context);
  if (exported === undefined) return false;
  const { checker, diagnostics } = context;
  const wanted = middlewareType(context);
  for (const { span, type } of [...exported.items, exported]) {
    const isMaker = makesFunctions(type, checker);
    if (!isMaker && (wanted === undefined || checker.isTypeAssignableTo(type, wanted))) continue;
    const isOfNode = type.getCallSignatures().some(({ parameters }) => parameters.length === 3);
    const kind = isMaker ? 'maker' : isOfNode ? 'node' : 'other';
    diagnostics.add('not-middleware', span, checker.typeToString(type), kind);
    return false;
  }
  return true;
}

/**
 * Whether a function, or one of a list, gives a function: h3 would send that as the answer, and ask the
 * handler nothing.
 */
function makesFunctions(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  const functions = isList ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
  const signaturesOf = (one: ts.Type | undefined) =>
    one ? membersOf(one).flatMap((member) => member.getCallSignatures()) : [];
  return signaturesOf(functions).some(
    (signature) => signaturesOf(checker.getAwaitedType(signature.getReturnType())).length > 0,
  );
}

interface Exported {
  /** As other modules see it. */
  readonly type: ts.Type;
  /** Of a list that is written out: the type of a list is that of some of its items alone, where others fit it. */
  readonly items: readonly { readonly span: Span; readonly type: ts.Type }[];
  /** As it is written, each branch: an annotation `ErrorHandlers` says less of an object than the object itself. */
  readonly written: readonly ts.Type[];
  /** Whether it is held to a type where it is written, so that TypeScript says what is wrong with it. */
  readonly annotated: boolean;
  readonly span: Span;
  /** What the file itself calls it, where it is exported by its name. */
  readonly name: string | undefined;
}

function defaultExport(file: string, { checker, diagnostics, program }: Context): Exported | undefined {
  const start = startOf(file);
  const source = program.getSourceFile(file);
  const found = defaultExported(source, checker);
  if (found === undefined) {
    diagnostics.add('no-default-export', start, file.slice(file.lastIndexOf('/') + 1));
    return undefined;
  }
  const symbol = resolved(found, checker);
  const type = checker.getTypeOfSymbol(symbol);
  const { annotated, expression } = writtenAt(symbol);
  const declaration = symbol.declarations?.[0];
  const declared = expression ?? (declaration && (ts.getNameOfDeclaration(declaration) ?? declaration));
  const node = declared?.getSourceFile() === source ? declared : exportedAt(found);
  const span = node ? spanOf(node) : start;
  return {
    type,
    items: itemsOf(expression).map((item) => ({
      span: item.getSourceFile() === source ? spanOf(item) : span,
      type: checker.getTypeAtLocation(item),
    })),
    written: expression ? branchesOf(expression).map((one) => checker.getTypeAtLocation(one)) : [type],
    annotated,
    span,
    name: nameOfExport(found),
  };
}

/** `handlers` of `export default handlers` and of `export { handlers as default }`. */
function nameOfExport({ declarations }: ts.Symbol): string | undefined {
  const declaration = declarations?.[0];
  if (declaration && ts.isExportAssignment(declaration) && ts.isIdentifier(declaration.expression))
    return ts.idText(declaration.expression);
  return declaration && ts.isExportSpecifier(declaration) ? declaration.propertyName?.text : undefined;
}

/** Where a module hands on as its default what another declares. */
function exportedAt({ declarations }: ts.Symbol): ts.Node | undefined {
  const declaration = declarations?.[0];
  return declaration && ts.isExportAssignment(declaration) ? declaration.expression : declaration;
}

/** The expression that a constant or a default export stands for. */
function writtenAt(symbol: ts.Symbol): { expression: ts.Expression | undefined; annotated: boolean } {
  let annotated = false;
  const declaration = symbol.declarations?.[0];
  let expression: ts.Expression | undefined;
  if (declaration && ts.isExportAssignment(declaration)) expression = declaration.expression;
  if (declaration && ts.isVariableDeclaration(declaration)) {
    expression = declaration.initializer;
    annotated = declaration.type !== undefined;
  }
  while (expression && isWrapped(expression)) {
    annotated ||= ts.isSatisfiesExpression(expression);
    expression = expression.expression;
  }
  return { annotated, expression };
}

const itemsOf = (expression: ts.Expression | undefined) =>
  expression && ts.isArrayLiteralExpression(expression)
    ? expression.elements.filter((item) => !ts.isSpreadElement(item))
    : [];

/** Whether an export is a set of handlers; reported where it is not. */
function reportHandlers({ annotated, name, span, type }: Exported, context: Context): boolean {
  const { checker, diagnostics } = context;
  if (type.flags & ts.TypeFlags.Any) return true;
  const handlers = runtimeType('ErrorHandlers', context);
  const isObject =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type);
  if (!isObject) {
    const made = type.getCallSignatures()[0]?.getReturnType();
    const isMaker = made && handlers && !isAnyOrNever(made) && checker.isTypeAssignableTo(made, handlers);
    const call = isMaker && name !== undefined ? `${name}()` : undefined;
    diagnostics.add('not-error-handlers', span, { kind: 'export', type: checker.typeToString(type), call });
    return false;
  }
  if (annotated) return true;
  for (const symbol of checker.getPropertiesOfType(type)) {
    const { name } = symbol;
    const node = symbol.declarations?.find((one) => isOwn(one, context));
    const at = node ? spanOf(ts.getNameOfDeclaration(node) ?? node) : span;
    const wanted = handlers?.getProperty(name);
    if (!(kinds as readonly string[]).includes(name)) {
      // What else a class has is its own business.
      if (!node || !ts.isObjectLiteralExpression(node.parent)) continue;
      const meant = nearest(name, kinds);
      diagnostics.add('not-error-handlers', at, { kind: 'key', key: name, meant });
    } else if (
      wanted &&
      !checker.isTypeAssignableTo(checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(wanted))
    ) {
      diagnostics.add('not-error-handlers', at, { kind: 'handler', key: name });
    }
  }
  return true;
}

const isAnyOrNever = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) !== 0;

/** The modes that the runtime brings, by the types that their functions give. */
const builtIn: ReadonlyMap<string, ErrorMode> = new Map([
  ['DetailedErrors', 'detailed'],
  ['ProblemErrors', 'problem'],
]);

/** A handler that `detailedErrors` or `problemDetails` made stays one when it is spread into another set. */
function modeOf(handlers: ts.Type, kind: string, { checker }: Context): ErrorMode {
  // Of `any` nothing is known.
  if (handlers.flags & ts.TypeFlags.Any) return 'own';
  const handler = handlers.getProperty(kind);
  if (handler === undefined || checker.getTypeOfSymbol(handler).flags & ts.TypeFlags.Undefined) return 'none';
  const from = handler.declarations?.[0]?.parent;
  return (from && ts.isInterfaceDeclaration(from) && builtIn.get(ts.idText(from.name))) || 'own';
}

/** What the generated table takes of a `middleware.ts`. */
function middlewareType(context: Context): ts.Type | undefined {
  const { checker } = context;
  const item = (type: ts.Type | undefined) => type && checker.getIndexInfosOfType(type)[0]?.type;
  const property = (type: ts.Type | undefined, name: string) => {
    const symbol = type?.getProperty(name);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  };
  const route = item(property(runtimeType('Routes', context), 'definitions'));
  return item(property(property(route, 'options'), 'middleware'));
}

/** A type that the package `routeclass` exports. */
function runtimeType(name: string, { checker, program }: Context): ts.Type | undefined {
  const source = program.getSourceFiles().find(isDeclarationsFile);
  const symbol = resolved(exportedAs(name, source, checker), checker);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}
