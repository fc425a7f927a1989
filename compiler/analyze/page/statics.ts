import { ts } from 'ts-morph';
import { isObject } from '../../../runtime/json/is-object.ts';
import { defaultLimits, isCount } from '../../../runtime/limits.ts';
import type { ConstantFault } from '../../diagnose/catalogue/classes.ts';
import { nearest } from '../../diagnose/suggest.ts';
import { type Constant, type Route, verbs } from '../../model/model.ts';
import { type Context, isHiddenMember, isOwn, spanOf } from '../context.ts';
import { evaluate } from '../syntax/constants.ts';
import { givenTo, isConst } from '../syntax/fixed-expressions.ts';
import { declarationOf, isCallable, resolved } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';

interface Statics extends Pick<Route, 'tags' | 'limits'> {
  /** Whether a static member has the name of a verb, which has been reported. */
  readonly faulty: boolean;
}

/** The route settings in static members. Each invalid part is reported where it is written. */
export function readStatics(constructorType: ts.Type, instance: ts.Type, context: Context): Statics {
  let faulty = false;
  let tags: readonly string[] = [];
  let limits: Route['limits'];
  for (const symbol of context.checker.getPropertiesOfType(constructorType)) {
    const declaration = declarationOf(symbol);
    if (declaration === undefined) continue;
    const name = ts.getNameOfDeclaration(declaration) ?? declaration;
    const verb = verbs.find((one) => one === symbol.name);
    // Beside an instance method of its name, a static one is a helper, and so is a hidden one.
    const isHelper = isHiddenMember(declaration) || instance.getProperty(symbol.name) !== undefined;
    if (verb && !isHelper && isCallable(symbol, context.checker)) {
      context.diagnostics.add('static-verb', spanOf(name), verb);
      faulty = true;
    }
    const initializer = ts.isPropertyDeclaration(declaration) ? declaration.initializer : undefined;
    if (symbol.name === 'tag') tags = readTags(initializer, name, context);
    if (symbol.name === 'limits') limits = readLimits(initializer, name, context);
  }
  return { tags, limits, faulty };
}

function readTags(
  initializer: ts.Expression | undefined,
  name: ts.Node,
  { checker, diagnostics }: Context,
): readonly string[] {
  const value = initializer && evaluate(initializer, checker)?.value;
  if (isTag(value)) return [value];
  if (Array.isArray(value) && value.every(isTag)) return [...new Set(value)];
  const list = initializer && unwrapped(initializer);
  const wrong =
    list && ts.isArrayLiteralExpression(list)
      ? list.elements.filter((one) => !isTag(evaluate(one, checker)?.value))
      : [];
  const item = { kind: 'value', what: 'each tag', expected: 'a string that is not empty' } as const;
  const whole = { kind: 'value', what: '`static tag`', expected: 'a string or a list of strings' } as const;
  for (const one of wrong) diagnostics.add('class-constant', spanOf(one), 'tag', item);
  if (wrong.length === 0) diagnostics.add('class-constant', spanOf(initializer ?? name), 'tag', whole);
  return [];
}

function readLimits(
  initializer: ts.Expression | undefined,
  name: ts.Node,
  context: Context,
): Route['limits'] | undefined {
  const { checker, diagnostics } = context;
  const value = initializer && evaluate(initializer, checker)?.value;
  const entries = isObject(value) ? Object.entries(value) : undefined;
  if (entries?.every(isLimit)) return Object.fromEntries(entries);
  const literal = initializer && literalOf(initializer, context);
  const wrong = literal?.properties.flatMap((one) => limitFault(one, checker) ?? []) ?? [];
  for (const { at, ...fault } of wrong) diagnostics.add('class-constant', spanOf(at), 'limits', fault);
  if (wrong.length > 0) return undefined;
  const expected = `an object of whole numbers, zero or more, named ${quoted(limitNames)}`;
  const fault = { kind: 'value', what: '`static limits`', expected } as const;
  diagnostics.add('class-constant', spanOf(initializer ?? name), 'limits', fault);
  return undefined;
}

const isLimit = (entry: [string, Constant]): entry is [string, number] =>
  limitNames.includes(entry[0]) && isCount(entry[1]);

/** The fault of one limit and its span; undefined where the limit is valid. */
function limitFault(
  property: ts.ObjectLiteralElementLike,
  checker: ts.TypeChecker,
): (ConstantFault & { readonly at: ts.Node }) | undefined {
  const { name } = property;
  if (ts.isSpreadAssignment(property) && evaluate(property.expression, checker)) return undefined;
  if (name === undefined || ts.isComputedPropertyName(name))
    return {
      at: property,
      kind: 'value',
      what: 'the name of each limit',
      expected: 'an identifier or a string',
    };
  const key = name.text;
  if (!limitNames.includes(key))
    return { at: name, kind: 'key', key, meant: nearest(key, limitNames), known: limitNames };
  const given = givenTo(property);
  if (given && isCount(evaluate(given, checker)?.value)) return undefined;
  const what = `\`${key}\` of \`static limits\``;
  return { at: given ?? name, kind: 'value', what, expected: 'a whole number, zero or more' };
}

/**
 * The object literal that an expression stands for, in sources of the app. `within` lists the constants on
 * the way, to detect a circle.
 */
function literalOf(
  node: ts.Expression,
  context: Context,
  within: readonly ts.Declaration[] = [],
): ts.ObjectLiteralExpression | undefined {
  const inner = unwrapped(node);
  if (ts.isObjectLiteralExpression(inner)) return inner;
  if (!ts.isIdentifier(inner)) return undefined;
  const symbol = resolved(context.checker.getSymbolAtLocation(inner), context.checker);
  const declaration = symbol?.valueDeclaration;
  if (!isConst(declaration) || !declaration.initializer || !isOwn(declaration, context)) return undefined;
  if (within.includes(declaration)) return undefined;
  return literalOf(declaration.initializer, context, [...within, declaration]);
}

const isTag = (value: unknown): value is string => typeof value === 'string' && value !== '';
const quoted = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ');

const limitNames = Object.keys(defaultLimits);
