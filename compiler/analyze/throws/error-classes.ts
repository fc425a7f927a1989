import { ts } from 'ts-morph';
import { isSource } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { hasModifier } from '../syntax/modifiers.ts';
import { exportedAs, resolved } from '../syntax/symbols.ts';
import { bindShape, type ErrorShape } from './error-shape.ts';
import { classNamed, constructorOf, symbolOf } from './functions.ts';
import { type KnownError, knownErrors } from './known-errors.ts';
import { argumentsOf, readValue } from './read-value.ts';
import { type Arguments, absent, constant, isAbsent, memberOf, unknown, type Value } from './values.ts';

/** A limit on the depth of class hierarchies, deeper than any in practice. */
const maxDepth = 16;

/** The classes of HTTP errors: those of the runtime and of h3, and the app's subclasses. */
export class ErrorClasses {
  readonly #checker: ts.TypeChecker;
  readonly #known = new Map<ts.Node, KnownError>();
  readonly #names = new Map<string, ts.ClassLikeDeclaration>();
  readonly #shapes = new Map<ts.ClassLikeDeclaration, readonly ErrorShape[]>();

  /**
   * @param program contains the declarations of the runtime, and shares its nodes with the program of the
   * checker
   */
  constructor(checker: ts.TypeChecker, program: ts.Program) {
    this.#checker = checker;
    const runtime = program.getSourceFiles().find(isDeclarationsFile);
    const its = program.getTypeChecker();
    for (const [name, known] of knownErrors) {
      const declaration = resolved(exportedAs(name, runtime, its), its)?.valueDeclaration;
      if (declaration === undefined || !ts.isClassLike(declaration)) continue;
      this.#known.set(declaration, known);
      this.#names.set(name, declaration);
    }
  }

  /** The runtime's own error classes, by name. */
  get names(): ReadonlyMap<string, ts.ClassLikeDeclaration> {
    return this.#names;
  }

  /** A class and its base classes, as far as they can be resolved. */
  chain(node: ts.ClassLikeDeclaration): readonly ts.ClassLikeDeclaration[] {
    const found = [node];
    for (let next = this.#base(node); next && found.length < maxDepth; next = this.#base(next))
      found.push(next);
    return found;
  }

  /** Whether instances of a class are HTTP errors. */
  isError(node: ts.ClassLikeDeclaration): boolean {
    return this.chain(node).some((one) => this.#known.has(one) || isH3Error(one));
  }

  /** The errors that `new` creates with these arguments. */
  made(node: ts.ClassLikeDeclaration, given: Arguments): readonly ErrorShape[] {
    if (!this.isError(node)) return [];
    const classes = this.chain(node);
    return this.#made(node, given, 0).map((shape) => ({ ...shape, classes }));
  }

  /**
   * The statuses that `new` passes to `HttpError`. Errors of h3 have none here, because they accept any
   * status.
   */
  statuses(node: ts.ClassLikeDeclaration, given: Arguments): readonly Value[] {
    const isOurs = this.chain(node).some((one) => one === this.#names.get('HttpError'));
    return isOurs ? this.made(node, given).map(({ status }) => status) : [];
  }

  /** `HTTPError.status(404)` and `createError(...)` of h3. */
  ofH3(node: ts.CallExpression): readonly ErrorShape[] | undefined {
    const declaration = symbolOf(node.expression, this.#checker)?.declarations?.[0];
    if (declaration === undefined || !isOfH3(declaration)) return undefined;
    const given = argumentsOf(node.arguments, this.#checker);
    if (ts.isFunctionDeclaration(declaration) && declaration.name?.text === 'createError')
      return [h3Shape(given, [])];
    if (!ts.isMethodDeclaration(declaration) || !isH3Error(declaration.parent)) return undefined;
    if (declaration.name.getText() !== 'status' || given.open) return undefined;
    const [status = unknown('status'), text = absent, details = absent] = given.values;
    const entries = details.kind === 'object' ? details.entries : new Map<string, Value>();
    const all = new Map([...entries, ['statusText', text] as const, ['status', status] as const]);
    const open = details.kind === 'object' ? details.open : !isAbsent(details);
    return [h3Shape({ values: [{ kind: 'object', entries: all, open }], open: false }, [declaration.parent])];
  }

  #base(node: ts.ClassLikeDeclaration): ts.ClassLikeDeclaration | undefined {
    const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const expression = clause?.types[0]?.expression;
    return expression && classNamed(expression, this.#checker);
  }

  #made(node: ts.ClassLikeDeclaration, given: Arguments, depth: number): readonly ErrorShape[] {
    const known = this.#known.get(node);
    if (known) return [bindShape({ classes: [], isGuess: false, ...known }, undefined, given)];
    if (isH3Error(node)) return [h3Shape(given, [])];
    if (depth > maxDepth || !isSource(node)) return [];
    const own = constructorOf(node);
    if (own) return this.#ofClass(node, own, depth).map((shape) => bindShape(shape, own, given));
    const base = this.#base(node);
    return base ? this.#made(base, given, depth + 1).map((shape) => this.#overridden(node, shape)) : [];
  }

  /** The errors of a class with a constructor, in terms of the constructor's parameters. */
  #ofClass(
    node: ts.ClassLikeDeclaration,
    own: ts.ConstructorDeclaration,
    depth: number,
  ): readonly ErrorShape[] {
    const before = this.#shapes.get(node);
    if (before) return before;
    this.#shapes.set(node, []);
    const base = this.#base(node);
    const shapes = superCalls(own).flatMap((call) =>
      base ? this.#made(base, argumentsOf(call.arguments, this.#checker), depth + 1) : [],
    );
    const whole = shapes.map((shape) => this.#overridden(node, shape, own));
    this.#shapes.set(node, whole);
    return whole;
  }

  /** Fields that a class initializes itself override what its base class sets. */
  #overridden(node: ts.ClassLikeDeclaration, shape: ErrorShape, own?: ts.ConstructorDeclaration): ErrorShape {
    const field = (name: string): Value | undefined => {
      const member = [...node.members, ...(own?.parameters ?? [])].find((one) => isField(one, name));
      if (member === undefined) return undefined;
      if (ts.isParameter(member)) return readValue(member.name, this.#checker);
      const { initializer } = member;
      return initializer ? readValue(initializer, this.#checker) : absent;
    };
    const headers = field('headers');
    return {
      ...shape,
      status: field('status') ?? shape.status,
      detail: field('detail') ?? shape.detail,
      options: headers
        ? { kind: 'object', entries: new Map([['headers', headers]]), open: false }
        : shape.options,
    };
  }
}

function isField(
  node: ts.ClassElement | ts.ParameterDeclaration,
  name: string,
): node is ts.PropertyDeclaration | ts.ParameterPropertyDeclaration {
  if (!ts.isPropertyDeclaration(node) && !ts.isParameter(node)) return false;
  if (ts.isParameter(node) && !ts.isParameterPropertyDeclaration(node, node.parent)) return false;
  if (!ts.isIdentifier(node.name) || node.name.text !== name) return false;
  // A field that is only declared sets nothing.
  return !hasModifier(node, ts.ModifierFlags.Static | ts.ModifierFlags.Ambient | ts.ModifierFlags.Abstract);
}

function superCalls({ body }: ts.ConstructorDeclaration): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) found.push(node);
    ts.forEachChild(node, visit);
  };
  if (body) visit(body);
  return found;
}

const isOfH3 = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/h3/');

function isH3Error(node: ts.Node): boolean {
  return ts.isClassLike(node) && node.name?.text === 'HTTPError' && isOfH3(node);
}

/** An error of h3 as the runtime answers it: its message is the detail, or else its status text. */
function h3Shape({ open, values: [first, second] }: Arguments, classes: readonly ts.Node[]): ErrorShape {
  // A number as the only argument is a message, too, even where it looks like a status.
  const isMessage = first?.kind !== 'object';
  const details = (isMessage ? second : first) ?? (open ? undefined : absent);
  const member = (name: string) => (details ? memberOf(details, name) : undefined) ?? unknown(name);
  return {
    classes,
    isGuess: false,
    status: h3Status(member),
    detail: (isMessage ? first : undefined) ?? firstGiven(member, 'message', 'statusText', 'statusMessage'),
    options: { kind: 'object', entries: new Map([['headers', member('headers')]]), open: false },
  };
}

function h3Status(member: (name: string) => Value): Value {
  // h3 answers an error marked `unhandled` as it answers any unexpected error.
  if (!isAbsent(member('unhandled'))) return unknown('status');
  const given = firstGiven(member, 'status', 'statusCode');
  if (!isAbsent(given)) return given;
  return isAbsent(member('cause')) ? constant(500) : unknown('status');
}

/** The value of the first of these names that the object has. */
function firstGiven(member: (name: string) => Value, ...names: readonly string[]): Value {
  return names.map(member).find((one) => !isAbsent(one)) ?? absent;
}
