import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { isArrayOrTuple } from '../types/lists.ts';
import { membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import { readDefaultExport } from './default-export.ts';
import { runtimeType } from './runtime-type.ts';

/**
 * Whether a `middleware.ts` exports middleware; reported where it does not. In a list, the item is reported.
 */
export function isMiddleware(file: string, context: Context): boolean {
  const exported = readDefaultExport(file, context);
  if (exported === undefined) return false;
  const { checker, diagnostics } = context;
  const wanted = middlewareType(context);
  for (const { span, type } of [...exported.items, exported]) {
    const results = resultsOf(type, checker);
    const isFactory = results.some((one) => one.getCallSignatures().length > 0);
    const isGuard = results.length > 0 && results.every(({ flags }) => flags & ts.TypeFlags.BooleanLike);
    if (!isFactory && !isGuard && (wanted === undefined || checker.isTypeAssignableTo(type, wanted)))
      continue;
    const isOfNode = type.getCallSignatures().some(({ parameters }) => parameters.length === 3);
    const kind = isFactory ? 'factory' : isGuard ? 'guard' : isOfNode ? 'node' : 'other';
    diagnostics.add('not-middleware', span, typeText(type, context), kind);
    return false;
  }
  return true;
}

/**
 * What a function, or those in a list, return, awaited. h3 would send a function or a boolean as the answer,
 * and never call the handler.
 */
function resultsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const functions = isArrayOrTuple(type, checker)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : type;
  const signatures = functions ? membersOf(functions).flatMap((member) => member.getCallSignatures()) : [];
  return signatures.flatMap((signature) => {
    const result = checker.getAwaitedType(signature.getReturnType());
    return result ? membersOf(result) : [];
  });
}

/** The type that the generated table requires of a `middleware.ts`. */
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
