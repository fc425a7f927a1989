import { ts } from 'ts-morph';
import { type Verb, verbs } from '../../model/model.ts';
import { type Context, isHiddenMember, isPublicName, isSource, spanOf } from '../context.ts';
import { declarationOf } from '../syntax/symbols.ts';
import { thisParameterOf } from '../typescript-internals.ts';
import { verbOfDecorator } from './foreign-decorators.ts';
import { insteadOfMethod } from './instead-of-method.ts';
import { meantVerb } from './meant-verb.ts';

/** The method of a verb. */
export interface VerbMethod {
  readonly declaration: ts.MethodDeclaration;
  /** The signature in the instance type, with type parameters of the declaring class filled in. */
  readonly signature: ts.Signature;
  /** The same in the plain Program. */
  readonly shown: ts.Signature | undefined;
}

/**
 * The methods of the verbs. Every other public method, and every verb that is not a method, is reported, and
 * makes the class `faulty`.
 */
export function readVerbMethods(
  node: ts.ClassLikeDeclaration,
  instance: ts.Type,
  context: Context,
): { methods: ReadonlyMap<Verb, VerbMethod>; faulty: boolean } {
  const { checker, diagnostics, plain } = context;
  const plainInstance = plain.getDeclaredTypeOfSymbol(instance.symbol);
  const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const methods = new Map<Verb, VerbMethod>();
  const inherited: string[] = [];
  let faulty = false;
  for (const symbol of checker.getPropertiesOfType(instance)) {
    const { name } = symbol;
    const declaration = publicDeclaration(symbol);
    const named = verbs.find((verb) => verb === name);
    if (declaration === undefined || (named === undefined && !ts.isMethodDeclaration(declaration))) continue;
    const verb = named ?? decoratedVerb(declaration, name, context);
    const isTaken = named === undefined && verb !== undefined && methods.has(verb);
    if (verb === undefined && base && !isSource(declaration)) {
      inherited.push(name);
    } else if (verb === undefined) {
      diagnostics.add('unknown-method', spanOfName(declaration), name, meantVerb(name, instance));
    } else if (!isTaken && isReadable(declaration, verb, context)) {
      const property = plain.getPropertyOfType(plainInstance, name);
      const shown = property && signatureOf(property, plain);
      if (shown) reportOtherThis(declaration, shown, plainInstance, context);
      methods.set(verb, { declaration, signature: signatureOf(symbol, checker)!, shown });
      continue;
    }
    faulty = true;
  }
  if (base && inherited.length > 0) diagnostics.add('foreign-base', spanOf(base), base.getText(), inherited);
  return { methods, faulty };
}

function publicDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const declaration = isPublicName(symbol) ? declarationOf(symbol) : undefined;
  return declaration && !isHiddenMember(declaration) ? declaration : undefined;
}

/**
 * The verb that a decorator of NestJS names, with a diagnostic. The method is read as that verb, so that its
 * other faults are reported.
 */
function decoratedVerb(declaration: ts.Declaration, name: string, context: Context): Verb | undefined {
  const verb = verbOfDecorator(declaration, context);
  if (verb) context.diagnostics.add('unknown-method', spanOfName(declaration), name, verb);
  return verb;
}

/** Whether the member of a verb is a method whose signature can be read; reported where it is not. */
function isReadable(
  member: ts.Declaration,
  verb: Verb,
  { checker, diagnostics }: Context,
): member is ts.MethodDeclaration {
  if (!ts.isMethodDeclaration(member) || member.questionToken) {
    const { at, kind } = insteadOfMethod(member);
    diagnostics.add('verb-not-a-method', spanOf(at), verb, kind);
    return false;
  }
  if (member.typeParameters) {
    diagnostics.add('generic-method', spanOf(member.typeParameters[0]!), verb);
    return false;
  }
  if (isOverloaded(member, checker)) {
    diagnostics.add('overloaded-method', spanOf(member.name), verb);
    return false;
  }
  return true;
}

/** Reports a method that declares a `this` that the page is not. */
function reportOtherThis(
  { name, parameters }: ts.MethodDeclaration,
  signature: ts.Signature,
  instance: ts.Type,
  { diagnostics, plain }: Context,
): void {
  const parameter = thisParameterOf(signature);
  if (parameter === undefined) return;
  const type = plain.getTypeOfSymbol(parameter);
  // A method that declares `this: void` can be called on anything.
  if (type === plain.getVoidType()) return;
  if (plain.isTypeAssignableTo(instance, plain.getBaseConstraintOfType(type) ?? type)) return;
  diagnostics.add('verb-not-a-method', spanOf(parameters[0]!), name.getText(), 'of another this');
}

const spanOfName = (declaration: ts.Declaration) =>
  spanOf(ts.getNameOfDeclaration(declaration) ?? declaration);

function signatureOf(method: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  return checker.getNonNullableType(checker.getTypeOfSymbol(method)).getCallSignatures()[0];
}

/** Whether a class declares a method more than once. An overridden method is declared in another class. */
function isOverloaded({ name }: ts.MethodDeclaration, checker: ts.TypeChecker): boolean {
  return (checker.getSymbolAtLocation(name)?.declarations?.length ?? 0) > 1;
}
