import { ts } from 'ts-morph';
import { type Context, isHiddenMember, isOwn, isPublicName, spanOf } from '../context.ts';
import { declarationOf } from '../syntax/symbols.ts';
import { isObjectType, membersOf } from '../types/members.ts';
import { awaitedType } from '../types/promises.ts';
import { isReplyLike, statusesOf } from './ambiguous-returns.ts';
import { sentBy } from './sent-bodies.ts';

/**
 * Warns of a field that an answer has and its type has not: where `[{ id, name }, 200]` and `[{ id }, 200]` are
 * returned, TypeScript infers the second for both, because each of the first is one of the second, too.
 */
export function reportLostFields(method: ts.MethodDeclaration, context: Context): void {
  if (method.type || method.asteriskToken || !isOwn(method, context)) return;
  const { diagnostics, plain } = context;
  const returned = plain.getSignatureFromDeclaration(method)!.getReturnType();
  const answers = membersOf(awaitedType(returned, plain));
  for (const { body, statuses } of sentBy(method, context)) {
    if (hasWrittenType(body)) continue;
    const inferred = answers.flatMap((one) => bodiesIn(one, statuses, plain));
    // The type of an object literal, as it stands, fits none that has fewer fields.
    for (const type of membersOf(plain.getWidenedType(plain.getTypeAtLocation(body)))) {
      const field = lostField(type, inferred, plain);
      if (field) diagnostics.add('lost-fields', spanOf(body), field.name);
    }
  }
}

/** Whether the type of a body is an argument of the call that has it: `reply<Summary, 200>(ada, 200)`. */
const hasWrittenType = ({ parent }: ts.Expression) =>
  ts.isCallExpression(parent) && parent.typeArguments !== undefined;

/** The types of an answer's body, if the answer may have one of the statuses; undefined: if it is a body alone. */
function bodiesIn(
  answer: ts.Type,
  statuses: readonly number[] | undefined,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  if (!isReplyLike(answer, checker)) return statuses ? [] : [answer];
  const [body, status] = checker.getTypeArguments(answer);
  const isMeant = statusesOf(status!, checker)?.some((one) => statuses?.includes(one));
  return isMeant ? membersOf(body!) : [];
}

/** A field of an object that is in none of the inferred types which it fits. */
function lostField(
  type: ts.Type,
  inferred: readonly ts.Type[],
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const isFitting = (one: ts.Type) => isPlainObject(one, checker) && checker.isTypeAssignableTo(type, one);
  const fitting = isPlainObject(type, checker) ? inferred.filter(isFitting) : [];
  const isKept = ({ name }: ts.Symbol) =>
    fitting.some((one) => one.getProperty(name) || checker.getIndexInfosOfType(one).length > 0);
  const fields = fitting.length > 0 ? checker.getPropertiesOfType(type).filter(isPublic) : [];
  return fields.find((field) => !isKept(field));
}

/** Lists, streams, files and responses have methods. */
function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isMethod = (one: ts.Symbol) => checker.getTypeOfSymbol(one).getCallSignatures().length > 0;
  return isObjectType(type) && !checker.getPropertiesOfType(type).some(isMethod);
}

function isPublic(property: ts.Symbol): boolean {
  const declaration = declarationOf(property);
  return isPublicName(property) && !(declaration && isHiddenMember(declaration));
}
