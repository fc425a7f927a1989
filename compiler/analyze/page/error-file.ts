import { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import type { ErrorFile, ErrorMode } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isNeverOrAny } from '../types/marks.ts';
import { type Exported, readDefaultExport } from './default-export.ts';
import { reportStatuses, statusesOf } from './handler-statuses.ts';
import { runtimeType } from './runtime-type.ts';

const kinds = ['validation', 'http', 'unhandled'] as const;

/**
 * Which errors an `error.ts` turns into answers; undefined, with a diagnostic, where it exports no error
 * handlers.
 */
export function readErrorFile(file: string, context: Context): ErrorFile | undefined {
  const exported = readDefaultExport(file, context);
  if (exported === undefined) return undefined;
  if (!reportHandlers(exported, context)) return undefined;
  const handlers = exported.written.flatMap((type) => kinds.flatMap((kind) => type.getProperty(kind) ?? []));
  for (const handler of handlers) reportStatuses(handler, context);
  const mode = (kind: string) => joined(exported.written.map((type) => modeOf(type, kind, context)));
  const refusals = refusalsOf(exported.written, context);
  const [http, unhandled] = [mode('http'), mode('unhandled')];
  return { file, validation: mode('validation'), http, unhandled, refusals };
}

/** The common mode of several sets of handlers. Which of them is used is only known when the app runs. */
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

/** Whether an export is a set of error handlers; reported where it is not. */
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
    const isMaker = made && handlers && !isNeverOrAny(made) && checker.isTypeAssignableTo(made, handlers);
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
      // Other members are reported in object literals only: a class may have members of its own.
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

/** The modes of the runtime's own handlers, by the return types of their functions. */
const builtIn: ReadonlyMap<string, ErrorMode> = new Map([
  ['DetailedErrors', 'detailed'],
  ['ProblemErrors', 'problem'],
]);

/**
 * The mode of one handler. A handler made by `detailedErrors` or `problemDetails` keeps its mode when it is
 * spread into another set.
 */
function modeOf(handlers: ts.Type, kind: string, { checker }: Context): ErrorMode {
  // Nothing is known of `any`.
  if (handlers.flags & ts.TypeFlags.Any) return 'own';
  const handler = handlers.getProperty(kind);
  if (handler === undefined || checker.getTypeOfSymbol(handler).flags & ts.TypeFlags.Undefined) return 'none';
  const from = handler.declarations?.[0]?.parent;
  return (from && ts.isInterfaceDeclaration(from) && builtIn.get(ts.idText(from.name))) || 'own';
}
