import { ts } from 'ts-morph';
import { grouped } from '../../grouped.ts';
import { join } from '../../model/join.ts';
import { isJsonContent } from '../../model/json-content.ts';
import type { AnswerHeader, Property, Span } from '../../model/model.ts';
import { isInside } from '../../model/spans.ts';
import { resolved } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';
import { type Context, isOwn, sourceDeclaration, spanOf } from '../context.ts';
import type { Place } from '../place.ts';
import { bareMembersOf } from '../types/marks.ts';
import { isObjectType } from '../types/members.ts';
import { inOrder } from '../types/order.ts';
import { otherAs } from '../types/other-parts.ts';
import { readProperty } from '../types/properties.ts';
import type { TypeReader } from '../types/types.ts';
import { isHeaderValue } from './header-values.ts';

/**
 * The headers that the type of a tuple's headers declares, sorted by name. A header that only some of the
 * union's members have is optional.
 *
 * @param isOfBytes whether the body is bytes. Their content type may be among headers of any name; that of
 * JSON is fixed
 */
export function readHeaders(
  type: ts.Type,
  isOfBytes: boolean,
  place: Place,
  reader: TypeReader,
  context: Context,
): readonly AnswerHeader[] {
  const read = (one: ts.Type) =>
    headersOf(one, isOfBytes, { ...place, other: otherAs(one, place, context) }, reader, context);
  const sets = inOrder(bareMembersOf(type, context.checker), place.node, context.checker).map(read);
  const byName = grouped(sets.flat().map((one) => [one.name.toLowerCase(), one]));
  return [...byName]
    .sort(byEntryKey)
    .map(([, [first, ...others]]) => others.reduce(either, first))
    .map((one) => ({ ...one, optional: one.optional || !sets.every((set) => hasName(set, one.name)) }));
}

const hasName = (set: readonly AnswerHeader[], name: string) =>
  set.some((one) => one.name.toLowerCase() === name.toLowerCase());

function headersOf(
  type: ts.Type,
  isOfBytes: boolean,
  place: Place,
  reader: TypeReader,
  context: Context,
): readonly AnswerHeader[] {
  if (!isObjectType(type)) return [];
  const { checker } = context;
  const named = checker
    .getPropertiesOfType(type)
    .filter((one) => isHeaderValue(checker.getTypeOfSymbol(one), context))
    .map((one) => {
      const property = readProperty(one, type, place, reader, context);
      reportDefault(property, one, context);
      return headerOf(property, context);
    })
    // A field that is always absent: `etag?: never`.
    .filter((one) => one.type.kind !== 'never');
  const isOpen = checker.getIndexInfosOfType(type).some(({ keyType }) => keyType.flags & ts.TypeFlags.String);
  return isOfBytes && isOpen && !hasName(named, contentType.name) ? [...named, contentType] : named;
}

/** Header fields of any name may include a content type; no other field is looked up by name. */
const contentType: AnswerHeader = {
  name: 'content-type',
  optional: true,
  type: { kind: 'string' },
  docs: {},
};

/** Reports a default that is written at the header itself, as an option or in its comment. */
function reportDefault({ defaultSpan, span }: Property, symbol: ts.Symbol, { diagnostics }: Context): void {
  if (defaultSpan === undefined) return;
  const start = sourceDeclaration(symbol)?.getFullStart() ?? span.start;
  if (isInside(defaultSpan, { ...span, start }))
    diagnostics.add(
      'option-not-applicable',
      defaultSpan,
      defaultSpan.start < span.start ? '@default' : 'default',
      'the header of an answer',
      'No client sends it: give the header a value in the method.',
    );
}

function headerOf({ docs, name, optional, type }: Property, { named }: Context): AnswerHeader {
  const { docs: ofType, ...bare } = resolved(type, named.models);
  return { name, optional, type: bare, docs: { ...ofType, ...docs } };
}

/** One header as the union of two declarations of it. */
function either(one: AnswerHeader, other: AnswerHeader): AnswerHeader {
  return {
    name: one.name,
    optional: one.optional || other.optional,
    type: join([one.type, other.type])!,
    docs: { ...other.docs, ...one.docs },
  };
}

/** Reports content types that contradict a body written as JSON. */
export function reportContentTypes(
  headers: ts.Type,
  statuses: readonly number[],
  place: Span,
  context: Context,
): void {
  for (const { others, span } of contentTypes(headers, place, context))
    for (const type of others) context.diagnostics.add('not-a-json-type', span, type, statuses);
}

/** Whether headers declare a content type other than JSON. */
export const haveOtherContent = (headers: ts.Type, place: Span, context: Context): boolean =>
  contentTypes(headers, place, context).some(({ others }) => others.length > 0);

/** Reports content types of a stream of items: the runtime sets the content type that its framing needs. */
export function reportStreamTypes(headers: ts.Type, place: Span, context: Context): void {
  for (const { span } of contentTypes(headers, place, context))
    context.diagnostics.add('stream-content-type', span);
}

/** Each place that declares a content type, with the literals of it that are not JSON. */
function contentTypes(headers: ts.Type, place: Span, context: Context): { span: Span; others: string[] }[] {
  const { checker } = context;
  const declared = bareMembersOf(headers, checker).flatMap((one) => checker.getPropertiesOfType(one));
  return declared
    .filter(({ name }) => name.toLowerCase() === 'content-type')
    .map((symbol) => {
      const own = symbol.declarations?.find((one) => isOwn(one, context));
      const values = bareMembersOf(checker.getTypeOfSymbol(symbol), checker);
      const literals = values.filter((one) => one.isStringLiteral()).map(({ value }) => value);
      return { span: own ? spanOf(own) : place, others: literals.filter((one) => !isJsonContent(one)) };
    });
}
