import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { isTextSource, sourceNames } from '../../model/source-names.ts';
import { isIdentifier } from '../../print/quote.ts';
import { capital } from '../../words.ts';
import { type Context, isOwn } from '../context.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { isArrayLike } from '../types/lists.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { propertiesInOrder } from '../types/order.ts';
import { typeText } from '../types/type-text.ts';

/**
 * One parameter for each field of a type whose fields have declarators, a style of other frameworks:
 * `{ q: Query<string>; limit?: Query<int> }`. Undefined for every other type. `otherwise` is the declarator
 * for fields without one.
 */
export function bundledParameters(type: ts.Type, context: Context, otherwise = 'Query'): string | undefined {
  const { checker } = context;
  if (!(type.flags & ts.TypeFlags.Object) || isArrayLike(type, checker)) return undefined;
  const fields = propertiesInOrder(type, checker).map((symbol) => ({
    name: symbol.name,
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    ...declaredBy(symbol, otherwise, context),
  }));
  const isBundle = fields.some(({ isMarked }) => isMarked) && fields.every(({ name }) => isIdentifier(name));
  if (!isBundle) return undefined;
  // Optional parameters come last.
  return fields
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

/** The declarator of a field, and whether it is written there. */
function declaredBy(
  symbol: ts.Symbol,
  otherwise: string,
  context: Context,
): { isMarked: boolean; text: string } {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const mark = markOf(type, checker);
  const own = symbol.declarations?.find((one) => isOwn(one, context));
  const node = own && ts.isPropertySignature(own) ? own.type : undefined;
  // In a generic type, the node names the type parameter and not the type.
  const isWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === type;
  const written = isWritten ? oneLine(node) : undefined;
  if (mark && mark.source !== 'field')
    return { isMarked: true, text: written ?? `${capital(mark.source)}<${typeText(mark.type, context)}>` };
  const declarator = type.flags & ts.TypeFlags.Object ? 'Body' : otherwise;
  return { isMarked: false, text: `${declarator}<${written ?? typeText(type, context)}>` };
}
