import { ts } from 'ts-morph';
import { declaratorMeant } from '../../diagnose/public-names.ts';
import { type Context, spanOf } from '../context.ts';
import { typeText } from '../types/type-text.ts';

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
  const decorator = node.modifiers?.find((one) => ts.isDecorator(one));
  const call = decorator?.expression ?? node.initializer;
  if (call === undefined || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return false;
  const called = ts.idText(call.expression);
  const declarator = declaratorMeant(called);
  if (declarator === undefined) return false;
  const { checker } = context;
  const given = call.arguments.find(
    (one) =>
      isLiteral(one) && (decorator || checker.isTypeAssignableTo(checker.getTypeAtLocation(one), type)),
  );
  const name = `${node.name.getText()}${node.questionToken ? '?' : ''}`;
  const suggestion = decorator
    ? `${name}: ${declaratorText(declarator, call, valueText(type, undefined, context), aliasIn(given, node))}${defaultText(node.initializer)}`
    : `${name}: ${declaratorText(declarator, call, valueText(type, given, context))}${defaultText(given)}`;
  context.diagnostics.add('declarator-as-value', spanOf(decorator ?? call), called, suggestion);
  return true;
}

function declaratorText(declarator: string, call: ts.CallExpression, value: string, options = ''): string {
  if (declarator === 'File') return 'File';
  if (declarator === 'Depends') return `Depends<typeof ${call.arguments[0]?.getText() ?? 'fn'}>`;
  return `${declarator}<${value}${options}>`;
}

/** The `alias` option for the argument of a decorator, which is the name on the wire. */
function aliasIn(given: ts.Expression | undefined, { name }: ts.ParameterDeclaration): string {
  return given && ts.isStringLiteral(given) && given.text !== name.getText()
    ? `, { alias: ${given.getText()} }`
    : '';
}

const defaultText = (value: ts.Expression | undefined) => (value ? ` = ${value.getText()}` : '');

/** The type of the parameter, or of its default where it has no type. */
function valueText(type: ts.Type, given: ts.Expression | undefined, context: Context): string {
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
