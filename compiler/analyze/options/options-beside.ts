import type { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import { type Context, sourceDeclaration, spanOf } from '../context.ts';
import { declaratorText } from '../parameters/declarator-text.ts';
import type { Place } from '../place.ts';
import { isBranded } from '../types/brands.ts';
import { constantOf } from '../types/literal-types.ts';
import type { Mark } from '../types/marks.ts';
import { isPartOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import { listing, numeric, textual } from './option-rules.ts';
import { optionFault } from './option-values.ts';
import { inBraces, optionTexts } from './options-type.ts';

const constraints = [...numeric, ...textual, ...listing];

/** A type of several parts, its declarator aside. */
interface Branded {
  readonly bare: readonly ts.Type[];
  readonly int: boolean;
  readonly mark?: Mark | undefined;
}

/**
 * Reports options that stand beside a type, as in `int & { ge: 1 }`: to TypeScript such an object is a brand,
 * and nothing would check its options.
 */
export function reportOptionsBeside({ bare, int, mark }: Branded, place: Place, context: Context): void {
  const { checker, diagnostics } = context;
  if (!isBranded(bare, checker)) return;
  const options = bare.find((part) => areConstraints(part.getProperties(), checker));
  // Those that stand beside the declared type itself are reported where that is read.
  if (options === undefined || (mark && isPartOf(options, mark.type))) return;
  const [first] = options.getProperties();
  const own = sourceDeclaration(first!);
  const declared = mark?.type ?? bare.find((part) => part !== options)!;
  const type = int ? 'int' : typeText(declared, context);
  const texts = [mark?.options, options].flatMap((one) => (one ? optionTexts(one, context) : []));
  const instead = code(declaratorText(mark?.source ?? 'field', type, inBraces(texts)));
  diagnostics.add(
    'option-not-applicable',
    own ? spanOf(own) : place.span,
    first!.name,
    'the type beside it',
    `Options follow the type in its declarator: write ${instead}.`,
  );
}

/** A brand of the app's own has other names, or values that no option of the name takes. */
function areConstraints(properties: readonly ts.Symbol[], checker: ts.TypeChecker): boolean {
  const isConstraint = (symbol: ts.Symbol) => {
    const value = constantOf(checker.getTypeOfSymbol(symbol), checker);
    const { name } = symbol;
    return constraints.includes(name) && value !== undefined && optionFault(name, value) === undefined;
  };
  return properties.length > 0 && properties.every(isConstraint);
}
