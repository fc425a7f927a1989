import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { type Context, isErroneous, sourceDeclaration } from '../context.ts';
import { partsOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';

/** What to write in place of options that are not an object type. */
interface Advice {
  /** A sample option, as it would be written. */
  readonly sample: string;
  readonly declarator?: string;
  /** The whole declarator as it was meant. */
  readonly whole?: string | undefined;
}

/** The options in a type. One that cannot have any is reported. */
export function optionsIn(
  options: ts.Type,
  { declarator, sample, whole }: Advice,
  span: Span,
  context: Context,
): readonly ts.Symbol[] {
  const { checker, diagnostics } = context;
  const found = optionSymbols(options, checker);
  if (found === undefined && !isErroneous(options, context))
    diagnostics.add('options-not-object', span, typeText(options, context), sample, declarator, whole);
  return found ?? [];
}

/**
 * The properties of a type of options. A type that is not an object has none, as the members of its
 * JavaScript prototype would be taken for options; nor has a built-in object with methods, such as `Date`.
 */
export function optionSymbols(options: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] | undefined {
  const isObject = partsOf(options).every(({ flags }) => flags & ts.TypeFlags.Object);
  const isCallable = (type: ts.Type) => type.getCallSignatures().length > 0;
  const found = isObject && !isCallable(options) ? checker.getPropertiesOfType(options) : undefined;
  return found?.every((one) => sourceDeclaration(one) || !isCallable(checker.getTypeOfSymbol(one)))
    ? found
    : undefined;
}

/** The wanted options, or all, as they are written; undefined where there are none. */
export function optionsText(
  options: ts.Type,
  context: Context,
  isWanted?: (name: string) => boolean,
): string | undefined {
  return inBraces(optionTexts(options, context, isWanted));
}

/** The wanted options, or all, each as it is written. */
export function optionTexts(
  options: ts.Type,
  context: Context,
  isWanted: (name: string) => boolean = () => true,
): readonly string[] {
  const { checker } = context;
  const wanted = checker.getPropertiesOfType(options).filter(({ name }) => isWanted(name));
  return wanted.map((one) => `${one.name}: ${typeText(checker.getTypeOfSymbol(one), context)}`);
}

/** Options as one object type; undefined where there are none. */
export function inBraces(options: readonly string[]): string | undefined {
  return options.length > 0 ? `{ ${options.join('; ')} }` : undefined;
}
