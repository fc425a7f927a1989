import { ts } from 'ts-morph';
import type { Refused } from '../../diagnose/catalogue/dependencies.ts';
import type { Span } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { isConst } from '../syntax/fixed-expressions.ts';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { hasModifier } from '../syntax/modifiers.ts';
import { aliasNamed, exportName, isCallable, resolved } from '../syntax/symbols.ts';
import { isWrapped, unwrapped } from '../syntax/unwrapped.ts';
import { thisParameterOf } from '../typescript-internals.ts';

/** A function that can be depended on. */
export interface Dependable {
  readonly file: string;
  readonly exportName: string;
  /** The name that the app uses in code. */
  readonly name: string;
  /** The implementation, which declares the parameters. */
  readonly node: Implementation;
  /** The signature that callers see. */
  readonly signature: ts.Signature;
  /** The span of its name in the declaration. */
  readonly span: Span;
}

type Implementation = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The parts of `Depends<typeof fn, Options>`, also where the parameter's type is an alias of it. */
export interface WrittenDepends {
  readonly target: ts.TypeNode | undefined;
  /** The type of the function that is depended on. */
  readonly type: ts.Type | undefined;
  /** The symbol of that function. */
  readonly symbol: ts.Symbol | undefined;
  readonly options: ts.Type | undefined;
}

/** The `Depends` that a parameter's type names; undefined where the type is written in another way. */
export function writtenDepends(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): WrittenDepends | undefined {
  if (node && ts.isParenthesizedTypeNode(node)) return writtenDepends(node.type, checker);
  if (node === undefined || !ts.isTypeReferenceNode(node)) return undefined;
  const declaration = aliasNamed(node, checker);
  if (declaration === undefined) return undefined;
  if (isDeclarationsFile(declaration.getSourceFile())) {
    if (ts.idText(declaration.name) !== 'Depends') return undefined;
    const [target, options] = node.typeArguments ?? [];
    const symbol =
      target && ts.isTypeQueryNode(target)
        ? resolved(checker.getSymbolAtLocation(target.exprName), checker)
        : undefined;
    return {
      target,
      type: target && checker.getTypeFromTypeNode(target),
      symbol: symbol && checker.isUnknownSymbol(symbol) ? undefined : symbol,
      options: options && checker.getTypeFromTypeNode(options),
    };
  }
  return declaration.typeParameters ? undefined : writtenDepends(declaration.type, checker);
}

/**
 * The function that a symbol or a type stands for; reported where it cannot be depended on.
 *
 * @param use where it is depended on
 * @param isInstantiated whether its type parameters are filled in there: `typeof repoOf<User>`
 */
export function findDependable(
  symbol: ts.Symbol | undefined,
  text: string,
  { isInstantiated, use }: { readonly isInstantiated: boolean; readonly use: Span },
  context: Context,
): Dependable | undefined {
  const { checker, diagnostics } = context;
  const [first] = symbol?.declarations ?? [];
  if (symbol && first && ts.isParameter(first)) {
    diagnostics.add('dependency-shadowed', use, symbol.name);
    return undefined;
  }
  const found = implementationOf(symbol, context);
  if (found.kind === 'refused') {
    diagnostics.add('not-a-dependency', use, text, found.reason);
    return undefined;
  }
  const { declaration, node } = found;
  const source = declaration.getSourceFile();
  const own = declaration.name && ts.isIdentifier(declaration.name) ? ts.idText(declaration.name) : undefined;
  const name = own ?? nameOfFile(source.fileName);
  const span = spanOf(declaration.name ?? declaration);
  const signatures = checker
    .getTypeOfSymbolAtLocation(checkedSymbol(declaration, found.symbol, checker), declaration)
    .getCallSignatures();
  if (found.isOverloaded || signatures.length > 1) {
    diagnostics.add('not-a-dependency', span, name, 'overloaded');
    return undefined;
  }
  if (node.typeParameters || signatures[0]?.typeParameters) {
    const kind = node.parameters.length === 0 ? 'generic' : 'generic-of-parameters';
    diagnostics.add('not-a-dependency', isInstantiated ? use : span, name, kind);
    return undefined;
  }
  const exported = exportName(found.symbol, source, checker);
  if (exported === undefined) {
    diagnostics.add('dependency-not-exported', span, name);
    return undefined;
  }
  // TypeScript knows no type for functions that depend on each other in a circle.
  const signature = signatures[0] ?? checker.getSignatureFromDeclaration(node);
  if (signature === undefined) {
    diagnostics.add('not-a-dependency', use, text, 'value');
    return undefined;
  }
  const called = thisParameterOf(signature);
  if (called && !checker.isTypeAssignableTo(checker.getVoidType(), checker.getTypeOfSymbol(called))) {
    diagnostics.add('not-a-dependency', span, name, 'of-this');
    return undefined;
  }
  return { file: source.fileName, exportName: exported, name, node, signature, span };
}

/** A function in the app's own code, or why a symbol does not stand for one. */
type Found =
  | {
      readonly kind: 'found';
      readonly symbol: ts.Symbol;
      readonly declaration: ts.FunctionDeclaration | ts.VariableDeclaration;
      readonly node: Implementation;
      readonly isOverloaded: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: Refused };

/** The function that a symbol declares, at the top level of one of the app's files. */
function implementationOf(symbol: ts.Symbol | undefined, context: Context): Found {
  const refused = (reason: Refused): Found => ({ kind: 'refused', reason });
  const functions = symbol?.declarations?.filter(ts.isFunctionDeclaration) ?? [];
  const declaration = functions.find(({ body }) => body) ?? functions[0] ?? variableOf(symbol);
  if (symbol === undefined || declaration === undefined) return refused(refusalOf(symbol, context));
  const isVariable = ts.isVariableDeclaration(declaration);
  const node = isVariable ? functionExpression(declaration) : declaration;
  if (node === undefined)
    return refused(isCallable(symbol, context.checker) ? withoutFunction(declaration) : 'instance');
  if (!isOwn(declaration, context)) return refused('package');
  const statement = isVariable ? declaration.parent.parent : declaration;
  if (!ts.isSourceFile(statement.parent)) return refused('local');
  if (isVariable && !isConst(declaration)) return refused('variable');
  return { kind: 'found', symbol, declaration, node, isOverloaded: functions.length > 1 };
}

function variableOf(symbol: ts.Symbol | undefined): ts.VariableDeclaration | undefined {
  const declaration = symbol?.declarations?.[0];
  return declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
}

/** The symbol of the constant that holds a function expression. Every other symbol is returned unchanged. */
export function holderOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = symbol?.declarations?.[0];
  if (declaration === undefined || !isFunctionExpression(declaration)) return symbol;
  let node: ts.Node = declaration.parent;
  while (isWrapped(node)) node = node.parent;
  return ts.isVariableDeclaration(node) ? checker.getSymbolAtLocation(node.name) : symbol;
}

/** The function expression of a constant. */
function functionExpression(declaration: ts.VariableDeclaration): Implementation | undefined {
  const node = held(declaration);
  return node && isFunctionExpression(node) ? node : undefined;
}

/**
 * The refusal of a constant that is callable but no function expression: `requireRole('admin')`, or another
 * name of a function.
 */
function withoutFunction(declaration: ts.VariableDeclaration | ts.FunctionDeclaration): Refused {
  const node = ts.isVariableDeclaration(declaration) ? held(declaration) : undefined;
  if (node === undefined) return 'value';
  if (ts.isCallExpression(node)) return 'made';
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? 'another-name' : 'value';
}

const held = ({ initializer }: ts.VariableDeclaration) => initializer && unwrapped(initializer);

/** The refusal of anything but a function or a variable. */
function refusalOf(symbol: ts.Symbol | undefined, context: Context): Refused {
  const declaration = symbol?.declarations?.[0];
  if (declaration === undefined) return 'nothing';
  if (!isOwn(declaration, context)) return 'package';
  if (ts.isClassLike(declaration)) return takesNoArguments(declaration, context) ? 'class' : 'class-of-parts';
  return ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration) ? 'method' : 'value';
}

/** Whether a class can be constructed without arguments. */
export function takesNoArguments(declaration: ts.ClassLikeDeclaration, { checker }: Context): boolean {
  if (hasModifier(declaration, ts.ModifierFlags.Abstract)) return false;
  return checker
    .getTypeOfSymbol(checker.getTypeAtLocation(declaration).symbol)
    .getConstructSignatures()
    .some(({ parameters }) => parameters.every((one) => isLeftOut(one.valueDeclaration, checker)));
}

const isLeftOut = (parameter: ts.Node | undefined, checker: ts.TypeChecker) =>
  parameter !== undefined &&
  ts.isParameter(parameter) &&
  (parameter.dotDotDotToken !== undefined || checker.isOptionalParameter(parameter));

function checkedSymbol(node: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return ts.isVariableDeclaration(node) ? (checker.getSymbolAtLocation(node.name) ?? symbol) : symbol;
}

/** A function name made of the file's: `auth` for `app/auth.ts`. */
function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$/, '');
}
