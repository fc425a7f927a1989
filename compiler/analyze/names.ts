import { ts } from 'ts-morph';
import type { NamedModel } from '../model.ts';
import { capital } from '../words.ts';
import { type Context, isOwn } from './context.ts';

/** The name that an object type goes by: `TodoCreate`, `PageTodo` for `Page<Todo>`; undefined for a type without one. */
export function modelName(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const symbol = namingSymbol(type);
  if (symbol === undefined) return undefined;
  const parts = typeArguments(type, checker).map((argument) => argumentName(argument, checker));
  return [symbol.name, ...parts].join('').replace(/[^\p{ID_Continue}$]/gu, '');
}

/** The app's file that declares a named type; empty for a type from elsewhere. */
export function declaringFile(type: ts.Type, context: Context): string {
  const declaration = namingSymbol(type)?.declarations?.[0];
  return declaration && isOwn(declaration, context) ? declaration.getSourceFile().fileName : '';
}

/** Where generated code can import the type from. */
export function modelSource(type: ts.Type, context: Context): NamedModel['source'] {
  const symbol = namingSymbol(type);
  const declaration = symbol?.declarations?.[0];
  if (declaration === undefined || !isOwn(declaration, context)) return undefined;
  if (typeArguments(type, context.checker).length > 0) return undefined;
  // What has private parts can be made by its own class alone.
  if (context.checker.getPropertiesOfType(type).some(isPrivate)) return undefined;
  const module = context.checker.getSymbolAtLocation(declaration.getSourceFile());
  const exported =
    module &&
    context.checker.getExportsOfModule(module).find((one) => resolve(one, context.checker) === symbol);
  return exported && { file: declaration.getSourceFile().fileName, exportName: exported.name };
}

function isPrivate({ name, valueDeclaration }: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    name.startsWith('#') ||
    (valueDeclaration !== undefined && (ts.getCombinedModifierFlags(valueDeclaration) & hidden) !== 0)
  );
}

/** The alias or declaration that named the type; literals of types and objects have none. */
export function namingSymbol(type: ts.Type): ts.Symbol | undefined {
  if (type.aliasSymbol) return type.aliasSymbol;
  const flags = ts.SymbolFlags.Interface | ts.SymbolFlags.Class;
  return type.symbol && type.symbol.flags & flags ? type.symbol : undefined;
}

function typeArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol) return type.aliasTypeArguments ?? [];
  const reference = type as ts.TypeReference;
  if (!((reference.objectFlags ?? 0) & ts.ObjectFlags.Reference)) return [];
  // The last argument of an interface's own reference may be its `this`.
  return checker.getTypeArguments(reference).slice(0, reference.target.typeParameters?.length ?? 0);
}

function argumentName(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isUnion()) return type.types.map((member) => argumentName(member, checker)).join('Or');
  if (type.isStringLiteral() || type.isNumberLiteral()) return capital(String(type.value));
  if (checker.isArrayType(type))
    return `${argumentName(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker)}List`;
  return capital(modelName(type, checker) ?? checker.typeToString(type).replace(/\W+/g, ''));
}

function resolve(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
