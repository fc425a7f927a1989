import { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import type { ErrorFile, ErrorMode, OwnErrors, Span } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isArrayOrTuple } from '../types/lists.ts';
import { isNeverOrAny } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import type { TypeReader } from '../types/types.ts';
import { type Exported, readDefaultExport } from './default-export.ts';
import { reportStatuses } from './handler-replies.ts';
import { builtInMode, builtInReply, OwnErrorReader } from './own-errors.ts';
import { runtimeType } from './runtime-type.ts';

const kinds = ['validation', 'http', 'unhandled'] as const;

type Kind = (typeof kinds)[number];

/** Reads the app's `error.ts` files, each of them once. */
export class ErrorFiles {
  readonly #context: Context;
  readonly #own: OwnErrorReader;
  readonly #known = new Map<string, ErrorFile | undefined>();

  constructor(reader: TypeReader, context: Context) {
    this.#context = context;
    this.#own = new OwnErrorReader(reader, context);
  }

  /**
   * Which errors an `error.ts` turns into answers; undefined, with a diagnostic, where it exports no error
   * handlers.
   */
  read(file: string): ErrorFile | undefined {
    if (!this.#known.has(file)) this.#known.set(file, this.#read(file));
    return this.#known.get(file);
  }

  #read(file: string): ErrorFile | undefined {
    const exported = readDefaultExport(file, this.#context);
    if (exported === undefined || !reportHandlers(exported, this.#context)) return undefined;
    const { written } = exported;
    const handlers = written.flatMap((type) => kinds.flatMap((kind) => type.getProperty(kind) ?? []));
    for (const handler of handlers) reportStatuses(handler, this.#context);
    const mode = (kind: Kind) =>
      joined(
        kind,
        written.map((type) => this.#modeOf(type, kind)),
      );
    return { file, validation: mode('validation'), http: mode('http'), unhandled: mode('unhandled') };
  }

  /**
   * The mode of one handler. A handler made by `detailedErrors` or `problemDetails` keeps its mode when it is
   * spread into another set.
   */
  #modeOf(handlers: ts.Type, kind: Kind): ErrorMode {
    // Nothing is known of `any`.
    if (handlers.flags & ts.TypeFlags.Any) return unknownErrors;
    const handler = handlers.getProperty(kind);
    if (handler === undefined) return 'none';
    if (this.#context.checker.getTypeOfSymbol(handler).flags & ts.TypeFlags.Undefined) return 'none';
    return builtInMode(handler) ?? this.#own.read(handler);
  }
}

const unknownErrors: OwnErrors = { replies: undefined };

/** The common mode of several sets of handlers. Which of them is used is only known when the app runs. */
function joined(kind: Kind, [first = unknownErrors, ...others]: readonly ErrorMode[]): ErrorMode {
  if (others.every((one) => one === first)) return first;
  const replies = [first, ...others].map((one) => repliesOfMode(one, kind));
  return replies.every((one) => one !== undefined) ? { replies: replies.flat() } : unknownErrors;
}

/** What a mode answers with; undefined where that is not known, or another `error.ts` decides. */
function repliesOfMode(mode: ErrorMode, kind: Kind): OwnErrors['replies'] {
  if (typeof mode === 'object') return mode.replies;
  return mode === 'none' ? undefined : [builtInReply(mode, kind)];
}

/** Whether an export is a set of error handlers; reported where it is not. */
function reportHandlers({ annotated, name, span, type }: Exported, context: Context): boolean {
  const { checker, diagnostics } = context;
  if (type.flags & ts.TypeFlags.Any) return true;
  const handlers = runtimeType('ErrorHandlers', context);
  const sets = membersOf(type);
  if (!sets.every((one) => isPlainObject(one, checker))) {
    const made = type.getCallSignatures()[0]?.getReturnType();
    const isMaker = made && handlers && !isNeverOrAny(made) && checker.isTypeAssignableTo(made, handlers);
    const call = isMaker && name !== undefined ? `${name}()` : undefined;
    diagnostics.add('not-error-handlers', span, { kind: 'export', type: typeText(type, context), call });
    return false;
  }
  if (annotated) return true;
  for (const symbol of sets.flatMap((one) => checker.getPropertiesOfType(one)))
    reportMember(symbol, handlers, span, context);
  return true;
}

/** Neither a function nor a list. */
function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !isArrayOrTuple(type, checker)
  );
}

/** Reports a member that is no error handler. */
function reportMember(symbol: ts.Symbol, handlers: ts.Type | undefined, span: Span, context: Context): void {
  const { checker, diagnostics } = context;
  const { name } = symbol;
  const node = symbol.declarations?.find((one) => isOwn(one, context));
  const at = node ? spanOf(ts.getNameOfDeclaration(node) ?? node) : span;
  const wanted = handlers?.getProperty(name);
  if (!kinds.some((kind) => kind === name)) {
    // Other members are reported in object literals only: a class may have members of its own.
    if (!node || !ts.isObjectLiteralExpression(node.parent)) return;
    const meant = nearest(name, kinds);
    diagnostics.add('not-error-handlers', at, { kind: 'key', key: name, meant });
  } else if (
    wanted &&
    !checker.isTypeAssignableTo(checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(wanted))
  ) {
    diagnostics.add('not-error-handlers', at, { kind: 'handler', key: name });
  }
}
