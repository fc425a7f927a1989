import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { isTextSource, sourceNames } from '../../model/source-names.ts';
import { isIdentifier } from '../../print/quote.ts';
import { capital } from '../../words.ts';
import { type Context, isOwn } from '../context.ts';
import { isOptional } from '../syntax/symbols.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { isDate } from '../types/dates.ts';
import { isArrayLike, isList, isTuple } from '../types/lists.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { propertiesInOrder } from '../types/order.ts';
import { typeText } from '../types/type-text.ts';

/**
 * One parameter for each field of a type whose fields have declarators, a style of other frameworks:
 * `{ q: Query<string>; limit?: Query<int> }`, or for each item of a tuple. Undefined for every other type.
 * `otherwise` is the declarator for fields without one.
 */
export function bundledParameters(type: ts.Type, context: Context, otherwise = 'Query'): string | undefined {
  const fields = partsOf(type, otherwise, context);
  return fields.some(({ isMarked }) => isMarked) ? declared(fields) : undefined;
}

/** One parameter with a declarator for each field of an object type; undefined for every other type. */
export function parametersOfFields(type: ts.Type, declarator: string, context: Context): string | undefined {
  const fields = context.checker.isTupleType(type) ? [] : partsOf(type, declarator, context);
  return fields.length > 0 ? declared(fields) : undefined;
}

/** The fields of an object type, or the items of a tuple. */
function partsOf(type: ts.Type, otherwise: string, context: Context): readonly Bundled[] {
  const { checker } = context;
  if (!(type.flags & ts.TypeFlags.Object)) return [];
  if (isTuple(type, checker)) return itemsOf(type, otherwise, context);
  return isArrayLike(type, checker) ? [] : fieldsOf(type, otherwise, context);
}

function declared(parts: readonly Bundled[]): string | undefined {
  if (!parts.every(({ name }) => isIdentifier(name))) return undefined;
  // Optional parameters come last.
  return [...parts]
    .sort((a, b) => Number(a.isOptional) - Number(b.isOptional))
    .map(({ isOptional, name, text }) => `${name}${isOptional ? '?' : ''}: ${text}`)
    .join(', ');
}

/**
 * Reports a bundle of parameters inside a declarator that reads one text: `Query<{ q: Query<string> }>`. The
 * fields are declared correctly, but in the wrong place. Form models are left alone, as their fields are read
 * one by one.
 */
export function reportBundle({ source, type }: Mark, span: Span, context: Context): boolean {
  if (source === 'form' || !isTextSource(source)) return false;
  const parameters = bundledParameters(type, context, capital(source));
  if (parameters === undefined) return false;
  const instead = { kind: 'fields', parameters } as const;
  context.diagnostics.add('not-a-text-type', span, sourceNames[source], typeText(type, context), instead);
  return true;
}

interface Bundled {
  readonly name: string;
  readonly isOptional: boolean;
  /** Whether a declarator is written there. */
  readonly isMarked: boolean;
  /** The type with its declarator. */
  readonly text: string;
}

function fieldsOf(type: ts.Type, otherwise: string, context: Context): readonly Bundled[] {
  const { checker } = context;
  return propertiesInOrder(type, checker).map((symbol) => {
    const own = symbol.declarations?.find((one) => isOwn(one, context));
    const node = own && ts.isPropertySignature(own) ? own.type : undefined;
    return {
      name: symbol.name,
      isOptional: isOptional(symbol),
      ...declaredBy(checker.getTypeOfSymbol(symbol), node, otherwise, context),
    };
  });
}

/** The items of a tuple, by their labels, or else by their numbers. */
function itemsOf(tuple: ts.TupleTypeReference, otherwise: string, context: Context): readonly Bundled[] {
  const { elementFlags, labeledElementDeclarations: labels } = tuple.target;
  return context.checker.getTypeArguments(tuple).map((type, i) => {
    const label = labels?.[i];
    return {
      name: label?.name.getText() ?? `item${i + 1}`,
      isOptional: (elementFlags[i]! & ts.ElementFlags.Optional) !== 0,
      ...declaredBy(type, label?.type, otherwise, context),
    };
  });
}

/** The declarator of a field of a type, written in a node, and whether it is written there. */
function declaredBy(
  whole: ts.Type,
  node: ts.TypeNode | undefined,
  otherwise: string,
  context: Context,
): Pick<Bundled, 'isMarked' | 'text'> {
  const { checker } = context;
  const type = checker.getNonNullableType(whole);
  const mark = markOf(type, checker);
  // In a generic type, the node names the type parameter and not the type.
  const isWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === type;
  const written = isWritten ? oneLine(node) : undefined;
  if (mark && mark.source !== 'field')
    return { isMarked: true, text: written ?? `${capital(mark.source)}<${typeText(mark.type, context)}>` };
  if (isDate(type, context))
    return { isMarked: false, text: `${otherwise}<string, { format: 'date-time' }>` };
  const item = isList(type, checker) ? type.getNumberIndexType()! : type;
  const declarator = item.flags & ts.TypeFlags.Object ? 'Body' : otherwise;
  return { isMarked: false, text: `${declarator}<${written ?? typeText(type, context)}>` };
}
