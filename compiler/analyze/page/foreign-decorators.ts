import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import { literal } from '../../print/quote.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { optionsMeant } from '../options/option-advice.ts';
import { typeText } from '../types/type-text.ts';

/** Packages whose decorators only work when the package itself, or a framework that uses it, reads them. */
const ofFields = /^class-(?:transformer|validator)(?:\/|$)/;
const ofRoutes = /^(?:@nestia\/core|@nestjs\/[^/]+|@tsoa\/runtime|routing-controllers|tsoa)(?:\/|$)/;

/** Decorators that say no more than the type of the field does. */
const plain =
  /^(?:Allow|Expose|Is(?:Array|Boolean|Date|Defined|Enum|Number|Object|Optional|String)|Type|ValidateNested)$/;

/** Warns of field decorators that are meant to check the field, or to hide it from clients. */
export function reportFieldDecorators(node: ts.Declaration, type: ts.Type, context: Context): void {
  for (const { args, from, name, span } of decoratorsOf(node, context)) {
    if (!ofFields.test(from) || plain.test(name)) continue;
    context.diagnostics.add('unread-decorator', span, name, from, fieldHint(node, name, args, type, context));
  }
}

/** Reports decorators of a route class and of its members. */
export function reportRouteDecorators(node: ts.ClassLikeDeclaration, context: Context): void {
  for (const one of [node, ...node.members])
    for (const { from, name, span } of decoratorsOf(one, context))
      if (ofRoutes.test(from)) context.diagnostics.add('unread-decorator', span, name, from);
}

interface ForeignDecorator {
  /** The decorator's name: `MinLength` of `@MinLength(3)`. */
  readonly name: string;
  readonly args: readonly ts.Expression[];
  /** The module specifier of the import. */
  readonly from: string;
  readonly span: ReturnType<typeof spanOf>;
}

function decoratorsOf(node: ts.Node, context: Context): readonly ForeignDecorator[] {
  const decorators = ts.canHaveDecorators(node) && isOwn(node, context) ? (ts.getDecorators(node) ?? []) : [];
  return decorators.flatMap((decorator) => {
    const { expression } = decorator;
    const called = ts.isCallExpression(expression) ? expression.expression : expression;
    const from = importedFrom(called, context);
    const args = ts.isCallExpression(expression) ? expression.arguments : [];
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    return from === undefined ? [] : [{ name, args: [...args], from, span: spanOf(decorator) }];
  });
}

/** The module that a name, or the qualifier of a dotted name, is imported from. */
function importedFrom(node: ts.Expression, context: Context): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return importedFrom(node.expression, context);
  const declaration = context.checker.getSymbolAtLocation(node)?.declarations?.[0];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return statement && (statement.moduleSpecifier as ts.StringLiteral).text;
}

function fieldHint(
  node: ts.Declaration,
  name: string,
  args: readonly ts.Expression[],
  type: ts.Type,
  context: Context,
): string {
  const field = ts.getNameOfDeclaration(node)?.getText() ?? 'name';
  if (name === 'Exclude')
    return `All that the type names is sent: return \`Omit<${classOf(node)}, '${field}'>\`, or a model without it.`;
  const { questionToken, type: written } = node as Partial<ts.PropertyDeclaration>;
  const declared = `${field}${questionToken ? '?' : ''}`;
  const present = context.checker.getNonNullableType(type);
  const item = args.some(isOfEach) ? present.getNumberIndexType() : undefined;
  const list = item ? '[]' : '';
  if (name === 'IsInt') return `Write \`${declared}: int${list}\`.`;
  const rule = name.replace(/^(?:Array|Is)(?=[A-Z])/, '').replace(/^./, (first) => first.toLowerCase());
  const meant = optionsMeant(rule, item ?? type, context.checker);
  const options = meant.map((one, i) => (one.includes(':') ? one : `${one}: ${valueText(args[i])}`));
  if (options.length === 0)
    return 'Say it in the type: bounds, lengths, patterns and formats are options of `Field`. Anything else belongs in the method.';
  const value = item ? typeText(item, context) : (written?.getText() ?? typeText(present, context));
  return `Write ${code(`${declared}: Field<${value}, { ${options.join('; ')} }>${list}`)}.`;
}

/** Whether options contain `{ each: true }`: the decorator then applies to the items of a list. */
const isOfEach = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === 'each' &&
      one.initializer.kind === ts.SyntaxKind.TrueKeyword,
  );

const classOf = ({ parent }: ts.Node) => (ts.isClassLike(parent) && parent.name?.text) || 'User';

/** A value as it would be written in a type. */
function valueText(node: ts.Expression | undefined): string {
  if (node === undefined) return '...';
  if (ts.isNumericLiteral(node) || ts.isStringLiteral(node)) return node.getText();
  const pattern = ts.isRegularExpressionLiteral(node) && /^\/(.*)\/u?$/.exec(node.text)?.[1];
  return pattern ? literal(pattern) : '...';
}
