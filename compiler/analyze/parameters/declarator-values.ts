import { ts } from 'ts-morph';
import { declaratorMeant } from '../../diagnose/public-names.ts';
import { type Context, spanOf } from '../context.ts';
import { optionsSpelt } from '../options/option-advice.ts';
import { inBraces } from '../options/options-type.ts';
import { valueText } from '../syntax/value-text.ts';
import { builtinName } from '../types/builtins.ts';
import { typeText } from '../types/type-text.ts';
import { parametersOfFields } from './bundled-parameters.ts';
import { declaratorText, defaultText } from './declarator-text.ts';

/**
 * Reports a parameter that is declared as in other tools: by a decorator, `@Query() id: string`, or by a call
 * as its initializer, `id: string = Query(1)`. Returns whether there is one. `type` is the type of the
 * parameter.
 */
export function reportDeclaratorValue(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  context: Context,
): boolean {
  const decorator = node.modifiers?.find(ts.isDecorator);
  const call = decorator?.expression ?? node.initializer;
  if (call === undefined || !ts.isCallExpression(call)) return false;
  const called = decorator ? declaringName(call.expression) : call.expression.getText();
  const declarator = called && declaratorMeant(called);
  if (!declarator) return false;
  const { checker } = context;
  const [named, options] = optionsIn(call, type, checker);
  const name = `${node.name.getText()}${node.questionToken ? '?' : ''}`;
  const literals = call.arguments.filter(isLiteral);
  const isValue = (one: ts.Expression) => checker.isTypeAssignableTo(checker.getTypeAtLocation(one), type);
  const initializer = decorator ? node.initializer : [...literals, ...named].find(isValue);
  const aliases = decorator ? aliasIn(literals[0], node) : [];
  const value = typeOf(type, decorator ? undefined : initializer, context);
  const fields = read.includes(declarator) ? fieldsInstead(type, declarator, context) : undefined;
  const suggestion =
    fields ??
    `${name}: ${declaredAs(declarator, call, value, [...aliases, ...options])}${defaultText(initializer)}`;
  context.diagnostics.add('declarator-as-value', spanOf(decorator ?? call), called, suggestion);
  return true;
}

/** The name in a decorator that tells what it reads: `TypedFormData` of `@core.TypedFormData.Body()`. */
function declaringName(node: ts.Expression): string | undefined {
  return node.getText().split('.').find(declaratorMeant);
}

/** The declarators that read a single text. */
const read = ['Query', 'Path', 'Header', 'Cookie'];

/** A parameter for each field, where another tool reads a whole source: `@Query() query: Page`. */
function fieldsInstead(type: ts.Type, declarator: string, context: Context): string | undefined {
  const { checker, program } = context;
  const present = type.flags & ts.TypeFlags.Any ? type : checker.getNonNullableType(type);
  return builtinName(present, program) === undefined
    ? parametersOfFields(present, declarator, context)
    : undefined;
}

function declaredAs(
  declarator: string,
  call: ts.CallExpression,
  value: string,
  options: readonly string[],
): string {
  if (declarator === 'File') return 'File';
  if (declarator === 'Depends') return `Depends<typeof ${call.arguments[0]?.getText() ?? 'fn'}>`;
  return declaratorText(declarator, value, inBraces(options));
}

/** The `alias` option for the argument of a decorator, which is the name on the wire. */
function aliasIn(given: ts.Expression | undefined, { name }: ts.ParameterDeclaration): readonly string[] {
  const isOther = given && ts.isStringLiteral(given) && given.text !== name.getText();
  return isOther ? [`alias: ${given.getText()}`] : [];
}

/**
 * The default in an object among the arguments, if any, and the options that its other fields stand for: `10`
 * and `ge: 1` of `Query({ default: 10, ge: 1 })`.
 */
function optionsIn(
  call: ts.CallExpression,
  type: ts.Type,
  checker: ts.TypeChecker,
): [defaults: readonly ts.Expression[], options: readonly string[]] {
  const object = call.arguments.find(ts.isObjectLiteralExpression);
  const fields = object?.properties.filter(ts.isPropertyAssignment) ?? [];
  const defaults = fields.filter(({ name }) => name.getText() === 'default');
  const options = fields.flatMap((field) => {
    if (defaults.includes(field)) return [];
    const spelt = optionsSpelt(field.name.getText(), type, checker);
    return spelt.map((one) => (one.includes(':') ? one : `${one}: ${valueText(field.initializer)}`));
  });
  return [defaults.map(({ initializer }) => initializer), options];
}

/** The type of the parameter, or of its default where it has no type. */
function typeOf(type: ts.Type, given: ts.Expression | undefined, context: Context): string {
  const { checker } = context;
  if (!(type.flags & ts.TypeFlags.Any)) return typeText(checker.getNonNullableType(type), context);
  return given === undefined
    ? 'string'
    : typeText(checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(given)), context);
}

const isLiteral = (node: ts.Expression) =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword;
