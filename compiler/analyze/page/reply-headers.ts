import { ts } from 'ts-morph';
import { givenTo } from '../syntax/fixed-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf, readValue } from '../throws/read-value.ts';
import { alternatives, isAbsent, textOf, type Value } from '../throws/values.ts';
import { isNothing, membersOf } from '../types/members.ts';

/**
 * The content types that headers may name, undefined among them where they may name none. Undefined as a whole
 * where that is not known.
 */
export type MediaTypes = readonly (string | undefined)[] | undefined;

export const noMediaType: MediaTypes = [undefined];

/** The content types in the expression of headers. */
export function writtenMediaTypes(headers: ts.Expression, checker: ts.TypeChecker): MediaTypes {
  return joined(
    branchesOf(headers)
      .map(unwrapped)
      .map((one) =>
        ts.isObjectLiteralExpression(one) ? ofLiteral(one, checker) : ofValue(readValue(one, checker)),
      ),
  );
}

/** The content types in headers of a type that a tuple has. */
export function typedMediaTypes(headers: ts.Type, checker: ts.TypeChecker): MediaTypes {
  return joined(
    membersOf(headers).map((one) => {
      if (isNothing(one)) return noMediaType;
      if ((one.flags & ts.TypeFlags.Object) === 0 || checker.getIndexInfosOfType(one).length > 0)
        return undefined;
      const named = checker.getPropertiesOfType(one).find(({ name }) => isContentType(name));
      return named ? joined(membersOf(checker.getTypeOfSymbol(named)).map(ofType)) : noMediaType;
    }),
  );
}

/** Whether an expression of headers is, or spreads, those of the error. */
export function passesHeaders(headers: ts.Expression, checker: ts.TypeChecker): boolean {
  const node = unwrapped(headers);
  return ts.isObjectLiteralExpression(node)
    ? node.properties.some((one) => ts.isSpreadAssignment(one) && passesHeaders(one.expression, checker))
    : isOfError(readValue(node, checker));
}

/** Whether a value is `error.headers`. */
const isOfError = (value: Value) =>
  value.kind === 'member' && value.of.kind === 'parameter' && textOf(value.key) === 'headers';

/** Of the properties that name a content type, the last one decides. */
function ofLiteral({ properties }: ts.ObjectLiteralExpression, checker: ts.TypeChecker): MediaTypes {
  let found = noMediaType;
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = writtenMediaTypes(property.expression, checker);
      const before = found;
      found = spread && joined(spread.map((one) => (one === undefined ? before : [one])));
    } else if (ts.isComputedPropertyName(property.name)) found = undefined;
    else if (isContentType(property.name.text)) {
      const given = givenTo(property);
      found = given && joined(alternatives(readValue(given, checker)).map(ofText));
    }
  }
  return found;
}

/** Those of an error name none: it is thrown with headers that concern the error. */
function ofValue(value: Value): MediaTypes {
  return joined(
    alternatives(value).map((one) => {
      if (isAbsent(one) || isOfError(one)) return noMediaType;
      if (one.kind !== 'object' || one.open) return undefined;
      const named = [...one.entries].find(([name]) => isContentType(name));
      return named ? joined(alternatives(named[1]).map(ofText)) : noMediaType;
    }),
  );
}

function ofText(value: Value): MediaTypes {
  if (isAbsent(value)) return noMediaType;
  return value.kind === 'constant' && typeof value.value === 'string' ? [value.value] : undefined;
}

function ofType(type: ts.Type): MediaTypes {
  if (isNothing(type)) return noMediaType;
  return type.isStringLiteral() ? [type.value] : undefined;
}

const joined = (all: readonly MediaTypes[]): MediaTypes =>
  all.every((one) => one !== undefined) ? [...new Set(all.flat())] : undefined;

const isContentType = (name: string) => name.toLowerCase() === 'content-type';
