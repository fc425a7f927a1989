import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { declaratorText } from '../parameters/declarator-text.ts';
import { constantOf } from '../types/literal-types.ts';
import type { Mark } from '../types/marks.ts';
import { typeText } from '../types/type-text.ts';
import { known } from './option-rules.ts';
import { optionFault } from './option-values.ts';
import { inBraces, optionSymbols, optionTexts } from './options-type.ts';

/**
 * The declarator as it was meant where its options stand before its type, as in `Query<{ ge: 1 }, int>`;
 * undefined for any other.
 */
export function unswapped(
  { options, source, type }: Pick<Mark, 'options' | 'source' | 'type'>,
  context: Context,
): string | undefined {
  const { checker } = context;
  if (optionSymbols(options, checker) !== undefined || !(type.flags & ts.TypeFlags.Object)) return undefined;
  const areOptions = type.getProperties().every((symbol) => {
    const value = constantOf(checker.getTypeOfSymbol(symbol), checker);
    return known.includes(symbol.name) && value !== undefined && !optionFault(symbol.name, value);
  });
  const written = inBraces(optionTexts(type, context));
  return areOptions && written ? declaratorText(source, typeText(options, context), written) : undefined;
}
