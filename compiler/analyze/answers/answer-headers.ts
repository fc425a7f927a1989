import { ts } from 'ts-morph';
import { grouped } from '../../grouped.ts';
import { isJsonContent } from '../../model/json-content.ts';
import type { AnswerHeader, Span } from '../../model/model.ts';
import { byEntryKey } from '../../order.ts';
import { symbolDocs } from '../comments/docs.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { declarationOf, isOptional } from '../syntax/symbols.ts';
import { withAliasDocs } from '../types/alias-docs.ts';
import { fieldOptions } from '../types/fields.ts';
import { bareMembersOf } from '../types/marks.ts';
import { isObjectType, membersOf } from '../types/members.ts';

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
  place: Span,
  context: Context,
): readonly AnswerHeader[] {
  const sets = bareMembersOf(type, context.checker).map((one) => headersOf(one, isOfBytes, place, context));
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
  place: Span,
  context: Context,
): readonly AnswerHeader[] {
  if (!isObjectType(type)) return [];
  const named = namedHeaders(type, place, context);
  const isOpen = context.checker
    .getIndexInfosOfType(type)
    .some(({ keyType }) => keyType.flags & ts.TypeFlags.String);
  return isOfBytes && isOpen && !hasName(named, contentType.name) ? [...named, contentType] : named;
}

/** Header fields of any name may include a content type; no other field is looked up by name. */
const contentType: AnswerHeader = {
  name: 'content-type',
  optional: true,
  list: false,
  values: undefined,
  docs: {},
};

function namedHeaders(type: ts.Type, place: Span, context: Context): readonly AnswerHeader[] {
  const { checker } = context;
  return checker.getPropertiesOfType(type).map((symbol) => {
    const isNothing = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;
    const node = declarationOf(symbol) as ts.PropertySignature | undefined;
    const declared = checker.getTypeOfSymbol(symbol);
    const at = { span: place, label: `the header \`${symbol.name}\``, node: node?.type };
    const options = fieldOptions(membersOf(declared), at, context);
    const members = bareMembersOf(declared, checker);
    const present = members.filter((one) => !isNothing(one));
    const values = present.flatMap((one) => (one.isStringLiteral() ? one.value : []));
    return {
      name: symbol.name,
      optional: isOptional(symbol) || present.length < members.length,
      list: present.length > 0 && present.every((one) => !isText(one, checker)),
      values: values.length > 0 && values.length === present.length ? values.sort() : undefined,
      docs: withAliasDocs(
        symbolDocs(symbol, options?.docs ?? {}, checker),
        { type: declared, node: node?.type },
        context,
      ),
    };
  });
}

/** Whether a type is that of texts. Branded texts, parameters and type parameters count, too. */
export function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (type.flags & ts.TypeFlags.Any) === 0 && checker.isTypeAssignableTo(type, checker.getStringType());
}

/** One header as the union of two declarations of it. */
function either(one: AnswerHeader, other: AnswerHeader): AnswerHeader {
  const values = one.values && other.values && [...new Set([...one.values, ...other.values])].sort();
  return {
    name: one.name,
    optional: one.optional || other.optional,
    list: one.list && other.list,
    values,
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
