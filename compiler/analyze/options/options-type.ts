import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { type Context, isErroneous, isSource } from '../context.ts';
import { isArrayLike } from '../types/lists.ts';
import { typeText } from '../types/type-text.ts';

/** What to write where options are none. */
interface Advice {
  /** An option, as it is written. */
  readonly sample: string;
  readonly declarator?: string;
}

/**
 * The options that a type holds. One that is no object has none, and the members of JavaScript's own would be
 * taken for them.
 */
export function optionsIn(
  options: ts.Type,
  { declarator, sample }: Advice,
  span: Span,
  context: Context,
): readonly ts.Symbol[] {
  const { checker, diagnostics } = context;
  const isObject = (options.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isCallable = options.getCallSignatures().length > 0;
  if (isObject && !isCallable && !isArrayLike(options, checker)) return checker.getPropertiesOfType(options);
  if (!isErroneous(options, context))
    diagnostics.add('options-not-object', span, typeText(options, context), sample, declarator);
  return [];
}

/** An option as it is written, where that is in a source. */
export function writtenOption(symbol: ts.Symbol): ts.PropertySignature | undefined {
  const declaration = symbol.declarations?.[0];
  return declaration && isSource(declaration) ? (declaration as ts.PropertySignature) : undefined;
}

/** The options that are wanted, as they are written; undefined where there is none of them. */
export function optionsText(
  options: ts.Type,
  isWanted: (name: string) => boolean,
  context: Context,
): string | undefined {
  const { checker } = context;
  const wanted = checker.getPropertiesOfType(options).filter(({ name }) => isWanted(name));
  const texts = wanted.map((one) => `${one.name}: ${typeText(checker.getTypeOfSymbol(one), context)}`);
  return texts.length > 0 ? `{ ${texts.join('; ')} }` : undefined;
}
