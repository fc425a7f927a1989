import { ts } from 'ts-morph';
import { isSource } from '../context.ts';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { returnedIn } from '../syntax/given-expressions.ts';
import { hasModifier } from '../syntax/modifiers.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { afterYield } from './after-yield.ts';
import type { ErrorClasses } from './error-classes.ts';
import type { ForeignThrown } from './foreign-errors.ts';
import {
  type Callable,
  classNamed,
  constructorOf,
  type FunctionCode,
  frameOf,
  functionsOf,
  symbolOf,
} from './functions.ts';
import { argumentsOf } from './read-value.ts';
import { alwaysExits, isOfPromises, type Passage, rethrown, thrownBy } from './rethrown.ts';
import type { Called, Foreign, Occurrence, Summary, Thrown } from './summary.ts';
import type { ThrownShapes } from './thrown-shapes.ts';
import { anything } from './values.ts';

/** What is needed to summarize functions. */
interface Readers {
  readonly checker: ts.TypeChecker;
  readonly classes: ErrorClasses;
  readonly shapes: ThrownShapes;
  /** Whether some class has a getter of that name. Properties of all other names need no lookup. */
  readonly isGetter: (name: string) => boolean;
  /** Called for each object that is made and each `super(...)`, with the class and the arguments. */
  readonly onMade: (made: ts.ClassLikeDeclaration, nodes: readonly ts.Expression[]) => void;
  /** Called for each `new`, with the class where its declaration is known as one. */
  readonly onNew: (node: ts.NewExpression, made: ts.ClassLikeDeclaration | undefined) => void;
  /** Called for each call. */
  readonly onCalled: (called: ts.Expression, nodes: readonly ts.Expression[]) => void;
  /** Called for each expression that is thrown, or that a promise is rejected with. */
  readonly onThrown: (thrown: ts.Expression) => void;
  /** The error of another framework that an expression throws; undefined where it throws none. */
  readonly foreignOf: (thrown: ts.Expression) => ForeignThrown | undefined;
  /** Whether a call throws no error, whatever its arguments. */
  readonly isSilent: (callable: Callable) => boolean;
}

/** Functions whose callbacks run after the request has been answered: their errors reach no answer. */
const later = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/**
 * Reads the errors that a callable throws itself, and which functions it calls. The errors of those are added
 * elsewhere.
 */
export function summarize(callable: Callable, readers: Readers): Summary {
  return new SummaryReader(readers, afterYield(callable)).read(callable);
}

class SummaryReader {
  readonly #readers: Readers;
  readonly #checker: ts.TypeChecker;
  readonly #throws: Thrown[] = [];
  readonly #calls: Called[] = [];
  readonly #foreign: Foreign[] = [];
  readonly #late: ReadonlySet<ts.Node>;
  #isLate: boolean;
  /** Whether a rejected promise is a result like any other. */
  #isSettled: boolean;

  constructor(readers: Readers, late: ReadonlySet<ts.Node>, isLate = false, isSettled = false) {
    this.#readers = readers;
    this.#late = late;
    this.#isLate = isLate;
    this.#isSettled = isSettled;
    this.#checker = readers.checker;
  }

  read(callable: Callable): Summary {
    if (ts.isClassLike(callable)) this.#visitClass(callable);
    else this.#visitFunction(callable);
    return { throws: this.#throws, calls: this.#calls, foreign: this.#foreign };
  }

  #visitClass(node: ts.ClassLikeDeclaration): void {
    for (const member of node.members)
      if (ts.isPropertyDeclaration(member) && member.initializer && !isStatic(member))
        this.#visit(member.initializer);
    const own = constructorOf(node);
    if (own) this.#visitFunction(own);
    else this.#visitBase(node);
  }

  #visitFunction({ body, parameters }: FunctionCode): void {
    for (const { initializer, name } of parameters) {
      if (!ts.isIdentifier(name)) this.#visit(name);
      if (initializer) this.#visit(initializer);
    }
    if (body) this.#visit(body);
  }

  #visitBase(node: ts.ClassLikeDeclaration, nodes?: readonly ts.Expression[]): void {
    const [, base] = this.#readers.classes.chain(node);
    if (base && nodes) this.#readers.onMade(base, nodes);
    if (base && isSource(base)) this.#call(base, nodes);
  }

  /** `nodes` are the arguments; undefined where they are not known. */
  #call(callable: Callable, nodes?: readonly ts.Expression[]): void {
    if ((this.#isSettled && isAsync(callable)) || this.#readers.isSilent(callable)) return;
    const hasParameters = (frameOf(callable)?.parameters.length ?? 0) > 0;
    this.#calls.push({
      callable,
      given: hasParameters && nodes ? argumentsOf(nodes, this.#checker) : anything,
      passages: [],
      isLate: this.#isLate,
    });
  }

  readonly #visit = (node: ts.Node): void => {
    const [wasLate, wasSettled] = [this.#isLate, this.#isSettled];
    this.#isLate ||= this.#late.has(node);
    if (ts.isAwaitExpression(node)) this.#isSettled = false;
    this.#visitNode(node);
    this.#isLate = wasLate;
    this.#isSettled = wasSettled;
  };

  #visitNode(node: ts.Node): void {
    // A nested function or class is read where it is called.
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isTryStatement(node)) {
      this.#visitTry(node);
      return;
    }
    const thrown = this.#isSettled && !ts.isThrowStatement(node) ? undefined : thrownBy(node);
    if (thrown) this.#visitThrown(thrown);
    if (ts.isCallExpression(node)) {
      this.#visitCall(node);
      return;
    }
    if (ts.isNewExpression(node)) this.#visitNew(node);
    else if (ts.isTaggedTemplateExpression(node)) this.#follow(node.tag);
    else if (ts.isPropertyAccessExpression(node) && this.#readers.isGetter(node.name.text))
      this.#visitGetter(node);
    ts.forEachChild(node, this.#visit);
  }

  #visitThrown(thrown: ts.Expression): void {
    const { foreignOf, onThrown, shapes } = this.#readers;
    onThrown(thrown);
    const done = { passages: [], isLate: this.#isLate };
    const found = shapes.of(thrown);
    if (found.length > 0) this.#throws.push({ shapes: found, ...done });
    const error = foreignOf(thrown);
    if (error) this.#foreign.push({ error, ...done });
  }

  #visitCall(node: ts.CallExpression): void {
    if (node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const around = ts.findAncestor(node, ts.isClassLike);
      if (around) this.#visitBase(around, node.arguments);
    } else if (!this.#visitRejected(node)) {
      const callee = unwrapped(node.expression);
      if (isFunctionExpression(callee)) this.#visitFunction(callee);
      else {
        this.#readers.onCalled(callee, node.arguments);
        this.#follow(callee, node.arguments);
      }
      this.#visit(node.expression);
    }
    if (ts.isIdentifier(node.expression) && later.includes(node.expression.text)) return;
    this.#isSettled ||= isOfPromises(node, 'allSettled');
    this.#visitArguments(node.arguments);
  }

  #visitNew(node: ts.NewExpression): void {
    const made = classNamed(node.expression, this.#checker);
    this.#readers.onNew(node, made);
    if (made) this.#readers.onMade(made, node.arguments ?? []);
    if (made && isSource(made)) this.#call(made, node.arguments ?? []);
    for (const one of (node.arguments ?? []).map(unwrapped))
      if (isFunctionExpression(one)) this.#visitFunction(one);
  }

  /** A function passed as an argument counts as called by the function that receives it. */
  #visitArguments(nodes: readonly ts.Expression[]): void {
    for (const one of nodes) {
      const node = unwrapped(one);
      if (isFunctionExpression(node)) this.#visitPassed(node);
      else {
        if (ts.isIdentifier(node)) this.#follow(node);
        this.#visit(node);
      }
    }
  }

  #visitPassed(node: ts.ArrowFunction | ts.FunctionExpression): void {
    const reader = this.#isSettled && isAsync(node) ? this.#apart() : this;
    reader.#visitFunction(node);
  }

  #follow(callee: ts.Expression, nodes?: readonly ts.Expression[]): void {
    for (const one of functionsOf(callee, this.#checker)) this.#call(one, nodes);
  }

  #visitGetter(node: ts.PropertyAccessExpression): void {
    for (const one of symbolOf(node, this.#checker)?.declarations ?? [])
      if (ts.isGetAccessorDeclaration(one) && one.body && isSource(one)) this.#call(one);
  }

  #visitTry(node: ts.TryStatement): void {
    const { finallyBlock } = node;
    // A `return` or `throw` in `finally` replaces every earlier error.
    const reader = finallyBlock && alwaysExits(finallyBlock) ? this.#apart() : this;
    reader.#visitCaught(node);
    if (finallyBlock) this.#visit(finallyBlock);
  }

  #visitCaught({ catchClause, tryBlock }: ts.TryStatement): void {
    if (catchClause) {
      const { block, variableDeclaration } = catchClause;
      this.#visitGuarded(tryBlock, rethrown(variableDeclaration?.name, block, this.#readers));
      this.#visit(block);
      for (const one of returnedIn(tryBlock)) this.#visitReturned(one);
    } else this.#visit(tryBlock);
  }

  /** A promise that is returned without `await` is rejected after the `try` has been left. */
  #visitReturned(written: ts.Expression): void {
    const node = unwrapped(written);
    if (!ts.isCallExpression(node)) return;
    for (const one of functionsOf(node.expression, this.#checker))
      if (isAsync(one)) this.#call(one, node.arguments);
  }

  /**
   * `promise.catch(handler)` and `promise.then(next, handler)`, where the handler receives the error of the
   * promise.
   */
  #visitRejected({ arguments: given, expression }: ts.CallExpression): boolean {
    if (!ts.isPropertyAccessExpression(expression)) return false;
    const { text } = expression.name;
    const handler = text === 'catch' ? given[0] : text === 'then' ? given[1] : undefined;
    if (handler === undefined || functionsOf(expression, this.#checker).length > 0) return false;
    const handlers = functionsOf(handler, this.#checker);
    const passages = handlers.flatMap(({ body, parameters }) =>
      body ? rethrown(parameters[0]?.name, body, this.#readers) : [],
    );
    this.#visitGuarded(expression.expression, passages);
    return true;
  }

  /** A reader for code whose errors do not leave this function, or not all of them. */
  #apart(): SummaryReader {
    return new SummaryReader(this.#readers, this.#late, this.#isLate, this.#isSettled);
  }

  /** Reads a node whose errors are caught, and thrown again only as the passages tell. */
  #visitGuarded(node: ts.Node, passages: readonly Passage[]): void {
    const caught = this.#apart();
    caught.#visit(node);
    for (const passage of passages) {
      const through = <T extends Occurrence>(one: T): T => ({
        ...one,
        passages: [...one.passages, passage],
      });
      this.#throws.push(...caught.#throws.map(through));
      this.#calls.push(...caught.#calls.map(through));
      this.#foreign.push(...caught.#foreign.map(through));
    }
  }
}

const isAsync = (node: Callable) => hasModifier(node, ts.ModifierFlags.Async);

const isStatic = (node: ts.PropertyDeclaration) => hasModifier(node, ts.ModifierFlags.Static);
