import { ts } from 'ts-morph';
import { takes, takesByType } from '../../diagnose/catalogue/takes.ts';
import { nearest } from '../../diagnose/suggest.ts';
import type { Constant, Docs, Span } from '../../model/model.ts';
import { capital } from '../../words.ts';
import { type Context, isErroneous, sourceDeclaration, spanOf } from '../context.ts';
import { constantOf } from '../types/literal-types.ts';
import type { Mark } from '../types/marks.ts';
import { lostEscape } from './lost-escape.ts';
import { adviceForOption, optionsMeant } from './option-advice.ts';
import { documentation, known, misplacement, ofCredentials, ofFiles, onAnyType } from './option-rules.ts';
import { optionFault, sample } from './option-values.ts';
import { optionsIn } from './options-type.ts';
import { unswapped } from './swapped-options.ts';

/** A constant, and where it is written. */
export interface WrittenConstant {
  readonly value: Constant;
  readonly span: Span;
}

/** The options of one declarator whose values are constants. */
export interface Options {
  readonly docs: Docs;
  readonly alias: string | undefined;
  readonly default: WrittenConstant | undefined;
  /** The example in `docs`, with its span. */
  readonly example: WrittenConstant | undefined;
  readonly constraints: readonly Option[];
}

export interface Option extends WrittenConstant {
  readonly name: string;
  /** The name in messages of a constraint that is not written as an option: `@minimum 5`. */
  readonly text?: string;
}

/**
 * Reads the options of a declarator. An invalid option is reported at its own span, or else at `fallback`.
 */
export function readOptions(mark: Mark, source: string, fallback: Span, context: Context): Options {
  const docs: { -readonly [K in keyof Docs]: Docs[K] } = {};
  const constraints: Option[] = [];
  let alias: string | undefined;
  let filled: WrittenConstant | undefined;
  let example: WrittenConstant | undefined;
  const { options, type: declared } = mark;
  const whole = unswapped(mark, context);
  const advice = { sample: sample('description'), declarator: source, whole };
  for (const symbol of optionsIn(options, advice, fallback, context)) {
    const option = readOption(symbol, { declared, source, fallback }, context);
    if (option === undefined) continue;
    const { name, value, span } = option;
    if (name === 'default') filled = { value, span };
    else if (name === 'alias') alias = value as string;
    else if (!documentation.includes(name)) constraints.push(option);
    else Object.assign(docs, { [name]: value });
    if (name === 'example') example = { value, span };
  }
  return { docs, alias, default: filled, example, constraints };
}

/** The declarator that an option belongs to. */
interface Declarator {
  /** The declared type. */
  readonly declared: ts.Type;
  readonly source: string;
  /** The span for an option that is not written in a source file. */
  readonly fallback: Span;
}

/** One option; undefined where it is invalid, which is reported. */
function readOption(
  symbol: ts.Symbol,
  { declared, fallback, source }: Declarator,
  context: Context,
): Option | undefined {
  const { checker, diagnostics } = context;
  const { name } = symbol;
  const own = sourceDeclaration(symbol);
  const span = own ? spanOf(own) : fallback;
  const valueSpan = own?.type ? spanOf(own.type) : span;
  if (!known.includes(name)) {
    reportUnknown(name, declared, source, own ? spanOf(own.name) : span, context);
    return undefined;
  }
  const type = checker.getTypeOfSymbol(symbol);
  const value = constantOf(type, checker);
  if (value === undefined) {
    if (!isErroneous(type, context))
      diagnostics.add('option-not-constant', valueSpan, name, sample(name), isWidened(symbol, checker));
    return undefined;
  }
  const misplaced = misplacement(name, source);
  if (misplaced !== undefined) {
    const declarator = `${source === 'apiKey' ? 'an' : 'a'} ${declaratorText(source)}`;
    diagnostics.add('option-not-applicable', span, name, declarator, misplaced);
    return undefined;
  }
  const fault = optionFault(name, value);
  if (fault !== undefined) {
    diagnostics.add('option-value', valueSpan, name, fault, sample(name, value));
    return undefined;
  }
  const lost = name === 'regex' ? lostEscape(own?.type) : undefined;
  if (lost !== undefined) {
    diagnostics.add('invalid-regex', valueSpan, { kind: 'lost', escape: lost });
    return undefined;
  }
  return { name, value, span };
}

/** Whether an option is a literal in an object of the program, whose type is wider without `as const`. */
function isWidened({ valueDeclaration: node }: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    node !== undefined &&
    ts.isPropertyAssignment(node) &&
    constantOf(checker.getTypeAtLocation(node.initializer), checker) !== undefined
  );
}

function reportUnknown(
  name: string,
  declared: ts.Type,
  source: string,
  span: Span,
  { checker, diagnostics }: Context,
): void {
  const taken = known.filter((one) => misplacement(one, source) === undefined);
  const [other = nearest(name, known)] = optionsMeant(name, declared, checker);
  const all = source === 'file' ? ofFiles : ofCredentials[source];
  const declarator = all ? undefined : declaratorOf(source);
  const advice =
    adviceForOption(name, declared, taken, declarator, checker) ??
    (other && misplacement(other, source)) ??
    (all ? takes(all) : takesByType(taken.filter((one) => onAnyType.includes(one))));
  diagnostics.add('unknown-option', span, name, advice);
}

/** The declarator of a source, which is `Form` for a form model, too. */
const declaratorOf = (source: string) => capital(source.replace(/ .*/, ''));

const declaratorText = (source: string) => source.replace(/^\w+/, (name) => `\`${capital(name)}\``);
