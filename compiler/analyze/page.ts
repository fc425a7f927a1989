import { ts } from 'ts-morph';
import { nearest } from '../diagnose/suggest.ts';
import { type Operation, type Route, type Verb, verbs } from '../model.ts';
import type { Page } from '../scan/scan.ts';
import { evaluate } from './constants.ts';
import { type Context, spanOf } from './context.ts';
import { commentOf, methodDocs } from './docs.ts';
import { hasDefault, readErrorFile } from './handler-files.ts';
import { operationId } from '../scan/operation-id.ts';
import { readParameter } from './parameters.ts';
import { readResult } from './returns.ts';
import type { TypeReader } from './types.ts';

/** Reads the route class of a page; undefined, with diagnostics, where there is none. */
export function readPage(page: Page, source: ts.SourceFile, reader: TypeReader, context: Context): Route | undefined {
  const { checker, diagnostics } = context;
  const node = defaultClass(source, checker);
  if (node === undefined) {
    diagnostics.add('no-default-class', { file: page.file, start: 0, end: 0 });
    return undefined;
  }
  const className = node.name ? ts.idText(node.name) : 'the class';
  const classSpan = spanOf(node.name ?? node);
  const symbol = checker.getSymbolAtLocation(node.name ?? node) ?? checker.getTypeAtLocation(node).symbol;
  if (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract) diagnostics.add('abstract-class', classSpan, className);
  reportConstructor(node, className, context);
  const statics = readStatics(checker.getTypeOfSymbol(symbol), context);
  const methods = readMethods(checker.getDeclaredTypeOfSymbol(symbol), context);
  if (methods.size === 0) diagnostics.add('no-verbs', classSpan, className);
  return {
    file: page.file,
    folder: page.folder,
    path: page.path,
    errors: page.errorFiles.flatMap((file) => readErrorFile(file, context) ?? []),
    middleware: page.middleware.filter((file) => hasDefault(file, context)),
    className,
    classSpan,
    description: commentOf(symbol, checker),
    tags: statics.tags,
    limits: statics.limits,
    operations: verbs.flatMap((verb) => {
      const method = methods.get(verb);
      return method ? [readOperation(verb, method, page, reader, context)] : [];
    }),
  };
}

function defaultClass(source: ts.SourceFile, checker: ts.TypeChecker): ts.ClassLikeDeclaration | undefined {
  const module = checker.getSymbolAtLocation(source);
  let symbol = module && checker.getExportsOfModule(module).find(({ escapedName }) => escapedName === 'default');
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  return symbol?.declarations?.find((node) => ts.isClassLike(node)) as ts.ClassLikeDeclaration | undefined;
}

function reportConstructor(node: ts.ClassLikeDeclaration, className: string, { checker, diagnostics }: Context): void {
  const [signature] = checker.getTypeOfSymbol(checker.getTypeAtLocation(node).symbol).getConstructSignatures();
  const required = signature?.parameters.find(({ valueDeclaration: parameter }) => {
    return parameter && ts.isParameter(parameter) && !parameter.questionToken && !parameter.initializer && !parameter.dotDotDotToken;
  });
  if (required) diagnostics.add('constructor-parameters', spanOf(required.valueDeclaration!), className);
}

/** The verbs' methods; every other public method, and every verb that is none, is reported. */
function readMethods(instance: ts.Type, { checker, diagnostics }: Context): Map<Verb, ts.MethodDeclaration> {
  const methods = new Map<Verb, ts.MethodDeclaration>();
  for (const symbol of checker.getPropertiesOfType(instance)) {
    const declaration = symbol.valueDeclaration;
    if (declaration === undefined || symbol.name.startsWith('#') || symbol.name.startsWith('__@')) continue;
    if (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
    const span = spanOf(ts.getNameOfDeclaration(declaration) ?? declaration);
    const verb = verbs.find((one) => one === symbol.name);
    if (!ts.isMethodDeclaration(declaration)) {
      if (verb) diagnostics.add('verb-not-a-method', span, verb);
    } else if (verb === undefined) {
      diagnostics.add('unknown-method', span, symbol.name, nearest(symbol.name, verbs));
    } else if (declaration.typeParameters) {
      diagnostics.add('generic-method', span, verb);
    } else if ((symbol.declarations?.length ?? 0) > 1) {
      diagnostics.add('overloaded-method', span, verb);
    } else {
      methods.set(verb, declaration);
    }
  }
  return methods;
}

function readStatics(constructorType: ts.Type, context: Context): Pick<Route, 'tags' | 'limits'> {
  let tags: readonly string[] = [];
  let limits: Route['limits'];
  for (const symbol of context.checker.getPropertiesOfType(constructorType)) {
    const declaration = symbol.valueDeclaration;
    if (declaration === undefined) continue;
    const span = spanOf(ts.getNameOfDeclaration(declaration) ?? declaration);
    const verb = ts.isMethodDeclaration(declaration) && verbs.find((one) => one === symbol.name);
    if (verb) context.diagnostics.add('static-verb', span, verb);
    if (symbol.name !== 'tag' && symbol.name !== 'limits') continue;
    const initializer = ts.isPropertyDeclaration(declaration) ? declaration.initializer : undefined;
    const value = initializer && evaluate(initializer, context.checker)?.value;
    if (symbol.name === 'tag') {
      const list = typeof value === 'string' ? [value] : value;
      if (Array.isArray(list) && list.every((one) => typeof one === 'string' && one !== '')) tags = list;
      else context.diagnostics.add('class-constant', span, 'tag', 'a string or a list of strings');
    } else if (isLimits(value)) limits = value;
    else context.diagnostics.add('class-constant', span, 'limits', '`body`, `depth` or `errors` with whole numbers above zero');
  }
  return { tags, limits };
}

function isLimits(value: unknown): value is { readonly [name: string]: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, limit]) => limitNames.includes(name) && Number.isSafeInteger(limit) && limit > 0);
}

const limitNames = ['body', 'depth', 'errors'];

function readOperation(verb: Verb, method: ts.MethodDeclaration, page: Page, reader: TypeReader, context: Context): Operation {
  const docs = methodDocs(context.checker.getSymbolAtLocation(method.name)!, context.checker);
  return {
    ...docs,
    verb,
    span: spanOf(method.name),
    operationId: docs.operationId ?? operationId(verb, page.path),
    parameters: method.parameters.flatMap((node) => readParameter(node, reader, context) ?? []),
    result: readResult(method, reader, context),
  };
}
