import { ts } from 'ts-morph';
import { type Span, type Verb, verbs } from '../../model/model.ts';
import { capital } from '../../words.ts';
import { type Context, isOwn, spanOf } from '../context.ts';

/** Packages whose decorators only work when a framework reads them. */
const ofRoutes = /^(?:@nestia\/core|@nestjs\/[^/]+|@tsoa\/runtime|routing-controllers|tsoa)(?:\/|$)/;

/** Reports decorators of a route class and of its members. */
export function reportRouteDecorators(node: ts.ClassLikeDeclaration, context: Context): void {
  for (const one of [node, ...node.members])
    for (const { from, name, span } of decoratorsOf(one, context))
      if (ofRoutes.test(from)) context.diagnostics.add('unread-decorator', span, [name], from);
}

/** The verb that a decorator gives to a method: `get` of `@Get(':id')`. */
export function verbOfDecorator(node: ts.Declaration, context: Context): Verb | undefined {
  const names = decoratorsOf(node, context).flatMap(({ from, name }) => (ofRoutes.test(from) ? name : []));
  return verbs.find((verb) => names.includes(capital(verb)));
}

/** A decorator that is imported. */
export interface ForeignDecorator {
  /** The decorator's name: `MinLength` of `@MinLength(3)`. */
  readonly name: string;
  readonly args: readonly ts.Expression[];
  /** The module specifier of the import. */
  readonly from: string;
  readonly span: Span;
}

/** The imported decorators of a class, or of a member of one, that the app declares. */
export function decoratorsOf(node: ts.Node, context: Context): readonly ForeignDecorator[] {
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
