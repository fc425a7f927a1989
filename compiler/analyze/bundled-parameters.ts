import { ts } from 'ts-morph';
import { isIdentifier } from '../print/quote.ts';
import { capital } from '../words.ts';
import { type Context, isOwn } from './context.ts';
import { isArrayLike } from './lists.ts';
import { markOf } from './marks.ts';
import { typeText } from './type-text.ts';

/**
 * A parameter for each field of a type whose fields are declared as parameters are, as other frameworks have it: of
 * `{ q: Query<string>; limit?: Query<int> }`. Undefined for every other type.
 */
export function bundledParameters(type: ts.Type, context: Context): string | undefined {
  const { checker } = context;
  if (!(type.flags & ts.TypeFlags.Object) || isArrayLike(type, checker)) return undefined;
  const fields = checker.getPropertiesOfType(type).map((symbol) => ({
    name: symbol.name,
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    ...declaredBy(symbol, context),
  }));
  const isBundle = fields.some(({ isMarked }) => isMarked) && fields.every(({ name }) => isIdentifier(name));
  if (!isBundle) return undefined;
  // What may be left out comes last.
  return fields
    .sort((a, b) => Number(a.isOptional) - Number(b.isOptional))
    .map(({ isOptional, name, text }) => `${name}${isOptional ? '?' : ''}: ${text}`)
    .join(', ');
}

/** How a field is declared as a parameter, and whether that is written there. */
function declaredBy(symbol: ts.Symbol, context: Context): { isMarked: boolean; text: string } {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const mark = markOf(type, checker);
  const own = symbol.declarations?.find((one) => isOwn(one, context));
  const node = own && ts.isPropertySignature(own) ? own.type : undefined;
  // In a generic type its parameter is written.
  const isWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === type;
  const written = isWritten ? node.getText().replaceAll(/\s+/g, ' ') : undefined;
  if (mark && mark.source !== 'field')
    return { isMarked: true, text: written ?? `${capital(mark.source)}<${typeText(mark.type, context)}>` };
  const declarator = type.flags & ts.TypeFlags.Object ? 'Body' : 'Query';
  return { isMarked: false, text: `${declarator}<${written ?? typeText(type, context)}>` };
}
