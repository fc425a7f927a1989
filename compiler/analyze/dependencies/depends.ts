import { ts } from 'ts-morph';
import { takes } from '../../diagnose/catalogue/takes.ts';
import type { Dependency, DependencyScope, DependsParameter, Parameter, Span } from '../../model/model.ts';
import { shortened } from '../../print/names.ts';
import { pascal } from '../../words.ts';
import { isGuess } from '../answers/guessed-results.ts';
import { reportParamTags } from '../comments/param-tags.ts';
import { type Context, isAny, isErroneous, isOwn, sourceDeclaration, spanOf } from '../context.ts';
import { optionsIn } from '../options/options-type.ts';
import { annotationOf } from '../parameters/annotations.ts';
import { builtinName } from '../types/builtins.ts';
import { isHidden } from '../types/hidden-types.ts';
import { constantOf } from '../types/literal-types.ts';
import { dependsMarkOf } from '../types/marks.ts';
import { isNothing, membersOf } from '../types/members.ts';
import { awaitedType, isPromise } from '../types/promises.ts';
import { typeText } from '../types/type-text.ts';
import {
  type Dependable,
  findDependable,
  holderOf,
  type WrittenDepends,
  writtenDepends,
} from './dependables.ts';
import { reportFactory } from './factories.ts';
import { reportUnreadGuard } from './unread-guards.ts';

/** Reads one parameter of a function. */
type ReadParameter = (node: ts.ParameterDeclaration, type: ts.Type) => Parameter | undefined;

/** What a parameter depends on, as far as that is known; undefined where it has no `Depends`. */
export function dependsOf(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  { checker }: Context,
): WrittenDepends | undefined {
  const written = writtenDepends(annotationOf(node, checker), checker);
  if (written?.symbol) return written;
  const mark = dependsMarkOf(type, checker);
  if (mark === undefined) return written;
  const [target, options] = checker.getTypeArguments(mark.options as ts.TypeReference);
  return { target: written?.target, type: target, symbol: holderOf(target?.symbol, checker), options };
}

/**
 * Reads `Depends<typeof fn>`, and the function on its first use; undefined, with a diagnostic, where the
 * function cannot be depended on.
 */
export function readDepends(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  { options, symbol, target, type: dependedOn }: WrittenDepends,
  read: ReadParameter,
  context: Context,
): DependsParameter | undefined {
  const { checker, dependencies, diagnostics, plain } = context;
  // TypeScript reports a missing type argument, an unknown name, a name that is no type's, and an import that
  // leads nowhere.
  if (symbol === undefined && (dependedOn === undefined || isErroneous(dependedOn, context)))
    return undefined;
  const use = spanOf(target && isOwn(target, context) ? shownAt(node, target) : (node.type ?? node.name));
  const query = target && ts.isTypeQueryNode(target) ? target : undefined;
  const text = query?.exprName.getText() ?? target?.getText() ?? symbol?.name ?? 'it';
  const isInstantiated = query?.typeArguments !== undefined;
  // An alias that several routes share is at fault once.
  const at = query && isOwn(query, context) ? spanOf(query) : use;
  const dependable = findDependable(symbol, text, { isInstantiated, use: at }, context);
  if (dependable === undefined) return undefined;
  const marked = dependsMarkOf(type, checker)?.type ?? type;
  const shown = plain.getTypeAtLocation(node);
  const given = isHidden(marked, shown, context) ? shown : marked;
  if (reportFactory(node, given, dependable, text, at, context)) return undefined;
  const scope = readScope(options, optionsSpan(node) ?? use, context);
  const id = `${dependable.file}#${dependable.exportName}`;
  const cycle = dependencies.cycle(id);
  if (cycle !== undefined) {
    diagnostics.add('dependency-cycle', use, cycle);
    return undefined;
  }
  if (!dependencies.use(id, dependable.name, () => readDependency(id, dependable, read, context)))
    return undefined;
  if (isAny(given, context)) {
    // TypeScript knows no types for functions that depend on each other in a circle.
    if (!dependencies.isCircular && !isGuess(dependable.node, dependable.signature, context))
      diagnostics.add('any-type', dependable.span, `the result of \`${dependable.name}\``);
    return undefined;
  }
  reportInitializer(node, given, dependable.name, context);
  reportUnreadGuard(node, given, dependable, id, context);
  return { kind: 'depends', name: node.name.getText(), dependency: id, scope, span: spanOf(node.name) };
}

/** Reports an initializer that never runs, because the provided value is never `undefined`. */
function reportInitializer(
  { initializer, name }: ts.ParameterDeclaration,
  given: ts.Type,
  fn: string,
  { diagnostics }: Context,
): void {
  if (initializer === undefined || membersOf(given).some(isNothing)) return;
  diagnostics.add('unused-initializer', spanOf(initializer), name.getText(), { kind: 'dependency', fn });
}

/** The `typeof fn` at the parameter, or else the name of the alias that contains it. */
function shownAt(node: ts.ParameterDeclaration, target: ts.TypeNode): ts.Node {
  const isWithin =
    target.getSourceFile() === node.getSourceFile() && target.pos >= node.pos && target.end <= node.end;
  return isWithin ? target : (node.type ?? node.name);
}

/** The span of the options, where they are written at the parameter. */
function optionsSpan({ type }: ts.ParameterDeclaration): Span | undefined {
  const options = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined;
  return options && spanOf(options);
}

function readDependency(
  id: string,
  { exportName, file, name, node, signature, span }: Dependable,
  read: ReadParameter,
  context: Context,
): Dependency | undefined {
  const { checker } = context;
  const declared = node.parameters.filter((one) => one.name.getText() !== 'this');
  const parameters = declared.flatMap((one) => read(one, checker.getTypeAtLocation(one)) ?? []);
  reportParamTags(node, parameters, context);
  const given = readGiven(name, node, signature, span, context);
  const unique = shortened(pascal(name)) || 'Dependency';
  const failures = context.thrown.of([node]);
  const named = { id, file, exportName, writtenName: name, name: unique };
  return given && { ...named, scopes: [], parameters, ...failures, ...given };
}

/** Whether a function's return value must be awaited, and how it is released. */
function readGiven(
  name: string,
  node: Dependable['node'],
  signature: ts.Signature,
  span: Span,
  context: Context,
): Pick<Dependency, 'awaited' | 'release'> | undefined {
  const { checker, diagnostics, plain, program } = context;
  const returned = checker.getReturnTypeOfSignature(signature);
  const shown = plain.getSignatureFromDeclaration(node);
  if (checker !== plain && shown && isHidden(returned, plain.getReturnTypeOfSignature(shown), context))
    return readGiven(name, node, shown, span, { ...context, checker: plain });
  const members = membersOf(returned);
  const generators = members.filter((one) => /^(?:Async)?Generator$/.test(builtinName(one, program) ?? ''));
  if (node.asteriskToken !== undefined && generators.length === 0) {
    diagnostics.add('dependency-result', node.type ? spanOf(node.type) : span, name, 'generator');
    return undefined;
  }
  const kinds = new Set(members.map((one) => (generators.includes(one) ? one.symbol.name : '')));
  if (generators.length > 0 && kinds.size === 1)
    return { awaited: kinds.has('AsyncGenerator'), release: 'generator' };
  const promises = members.filter((one) => isPromise(one, checker));
  const type = promises.length > 0 ? awaitedType(returned, checker) : returned;
  const at = node.type ? spanOf(node.type) : span;
  if (promises.length > 0 && promises.length < members.length) {
    diagnostics.add('dependency-result', at, name, 'promise', node.type && typeText(type, context));
    return undefined;
  }
  const held = membersOf(type);
  const disposable = held.filter(isDisposable);
  if (generators.length > 0 || (disposable.length > 0 && disposable.length < held.length)) {
    diagnostics.add('dependency-result', at, name, 'release');
    return undefined;
  }
  return { awaited: promises.length > 0, release: disposable.length > 0 ? 'dispose' : 'none' };
}

/** Whether a type is `{ value, [Symbol.asyncDispose] }`, or the same with `Symbol.dispose`. */
function isDisposable(type: ts.Type): boolean {
  return (
    type.getProperty('value') !== undefined &&
    type.getProperties().some(({ name }) => /^__@(?:asyncDispose|dispose)(?:@|$)/.test(name))
  );
}

function readScope(options: ts.Type | undefined, use: Span, context: Context): DependencyScope {
  const { checker, diagnostics } = context;
  const sample = "scope: 'app'";
  let scope: DependencyScope = 'request';
  for (const symbol of options ? optionsIn(options, { sample }, use, context) : []) {
    const own = sourceDeclaration(symbol);
    const value = constantOf(checker.getTypeOfSymbol(symbol), checker);
    if (symbol.name !== 'scope')
      diagnostics.add('unknown-option', own ? spanOf(own.name) : use, symbol.name, takes(['scope']));
    else if (value === 'app' || value === 'request') scope = value;
    else
      diagnostics.add(
        'option-value',
        own?.type ? spanOf(own.type) : use,
        'scope',
        '`app` or `request`',
        sample,
      );
  }
  return scope;
}
