import { ts } from 'ts-morph';
import { isHeaderName } from '../../header-names.ts';
import type { Span } from '../../model/model.ts';
import { type Context, isErroneous, isOwn, isPublicName, spanOf } from '../context.ts';
import { type Place, within } from '../place.ts';
import { valueNode } from '../syntax/type-nodes.ts';
import { isArrayLike, isArrayOrTuple } from '../types/lists.ts';
import { bareMembersOf } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';

/**
 * Reports headers whose type is not an object of strings and lists of strings, and invalid header field
 * names.
 */
export function reportHeaders(headers: ts.Type, place: Place, context: Context): void {
  const { checker, diagnostics } = context;
  const members = bareMembersOf(headers, checker);
  const isRecord = (one: ts.Type) =>
    (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Undefined)) !== 0 &&
    !isIterable(one, checker);
  // The properties of other types are methods, each of which would be reported.
  if (!members.every(isRecord))
    diagnostics.add('header-value', place.span, { kind: 'whole' }, typeText(headers, context));
  for (const member of members.filter(isRecord)) {
    reportValues(member, place, context);
    const isOpen = member.isClassOrInterface() && checker.getIndexInfosOfType(member).length === 0;
    // An interface may be extended by fields of any type, so TypeScript does not accept it as headers either.
    if (isOpen) diagnostics.add('header-value', place.span, { kind: 'open' }, typeText(member, context));
    for (const symbol of checker.getPropertiesOfType(member)) {
      const type = checker.getTypeOfSymbol(symbol);
      if (isOpen && type.getCallSignatures().length > 0) continue;
      reportHeader(symbol, type, place.span, context);
    }
  }
}

function reportHeader(symbol: ts.Symbol, type: ts.Type, place: Span, context: Context): void {
  const own = symbol.declarations?.find((one) => isOwn(one, context));
  const span = own ? spanOf(own) : place;
  const { diagnostics } = context;
  if (!isHeaderValue(type, context))
    diagnostics.add('header-value', span, { kind: 'one', name: symbol.name }, typeText(type, context));
  if (isPublicName(symbol) && !isHeaderName(symbol.name)) {
    const name = own && ts.getNameOfDeclaration(own);
    diagnostics.add('wire-name', name ? spanOf(name) : span, 'header', symbol.name, 'answer');
  }
}

/** Reports the value types of headers of any name: `Record<string, number>`. */
function reportValues(type: ts.Type, place: Place, context: Context): void {
  for (const info of context.checker.getIndexInfosOfType(type)) {
    if (isHeaderValue(info.type, context)) continue;
    const { declaration } = info;
    const own = declaration && isOwn(declaration, context) ? declaration.type : valueNode(place.node);
    const text = typeText(info.type, context);
    context.diagnostics.add('header-value', within(place, own).span, { kind: 'each' }, text);
  }
}

/** Whether a type consists of strings and lists of strings, and undefined for a header that is not sent. */
export function isHeaderValue(type: ts.Type, context: Context): boolean {
  const { checker } = context;
  const areTexts = (item: ts.Type): boolean =>
    membersOf(item).every((one) => isText(one, checker) || isErroneous(one, context));
  return bareMembersOf(type, checker).every((one) => {
    if (one.flags & ts.TypeFlags.Undefined) return true;
    return isArrayOrTuple(one, checker) ? checker.getTypeArguments(one).every(areTexts) : areTexts(one);
  });
}

/** Whether a type is that of texts. Branded texts, parameters and type parameters count, too. */
export function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (type.flags & ts.TypeFlags.Any) === 0 && checker.isTypeAssignableTo(type, checker.getStringType());
}

/** `Headers`, a `Map`, a list of pairs. */
function isIterable(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    isArrayLike(type, checker) ||
    checker.getPropertiesOfType(type).some(({ escapedName }) => /^__@iterator@/.test(escapedName as string))
  );
}
