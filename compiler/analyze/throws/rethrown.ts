import { ts } from 'ts-morph';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { classNamed, initializerOf, symbolOf } from './functions.ts';
import { branchesOf } from './read-value.ts';
import type { ThrownShapes } from './thrown-shapes.ts';

/** Longer chains of names are not followed. */
const maxDepth = 6;

/** Which of the caught errors are thrown again. */
export interface Passage {
  /** Instances of these classes are thrown again; undefined: all errors are. */
  readonly only: readonly ts.Node[] | undefined;
  /** Instances of these classes are not thrown again. */
  readonly except: readonly ts.Node[];
}

interface Readers {
  readonly checker: ts.TypeChecker;
  readonly shapes: ThrownShapes;
}

/** The caught errors that a `catch` throws again. `name` is its variable, `body` its block. */
export function rethrown(
  name: ts.BindingName | undefined,
  body: ts.Node,
  readers: Readers,
): readonly Passage[] {
  if (name === undefined || !ts.isIdentifier(name)) return [];
  const reader = new PassageReader(readers.checker.getSymbolAtLocation(name), body, readers);
  return thrownIn(body).flatMap((thrown) => reader.read(thrown));
}

/** The expressions that the code itself throws; nested functions are left out. */
function thrownIn(body: ts.Node): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return;
    const thrown = thrownBy(node);
    if (thrown) found.push(thrown);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Reads which expressions of a body evaluate to the caught error, and on which conditions. */
class PassageReader {
  readonly #caught: ts.Symbol | undefined;
  readonly #body: ts.Node;
  readonly #readers: Readers;

  constructor(caught: ts.Symbol | undefined, body: ts.Node, readers: Readers) {
    this.#caught = caught;
    this.#body = body;
    this.#readers = readers;
  }

  read(written: ts.Expression): readonly Passage[] {
    return this.#pathsTo(written).map((way) => {
      const named = way.map((one) => this.#readers.shapes.classesOf(unwrapped(one)));
      return {
        only: named.findLast((classes) => classes.length > 0),
        except: way.flatMap((one) => this.#handled(one)),
      };
    });
  }

  /**
   * The paths from an expression to the caught error, each through the branches of conditional expressions
   * and through the initializers of constants.
   */
  #pathsTo(written: ts.Expression, depth = 0): readonly (readonly ts.Expression[])[] {
    if (depth > maxDepth) return [];
    return branchesOf(written).flatMap((branch) => {
      if (this.#isCaught(branch)) return [[branch]];
      const given = this.#given(branch);
      return given ? this.#pathsTo(given, depth + 1).map((way) => [branch, ...way]) : [];
    });
  }

  /**
   * Whether an expression is the caught error, under any name. A conditional expression may be another error,
   * and does not count.
   */
  #isSurelyCaught(written: ts.Expression): boolean {
    let one: ts.Expression | undefined = written;
    for (let depth = 0; one && depth <= maxDepth; depth++) {
      if (this.#isCaught(one)) return true;
      one = this.#given(one);
    }
    return false;
  }

  #isCaught(node: ts.Expression): boolean {
    return symbolOf(node, this.#readers.checker) === this.#caught;
  }

  #given(node: ts.Expression): ts.Expression | undefined {
    return initializerOf(node, this.#readers.checker);
  }

  /** The classes that the preceding code has handled: `if (error instanceof NotFound) return undefined;`. */
  #handled(node: ts.Node): readonly ts.Node[] {
    const found: ts.Node[] = [];
    for (let one = node; one !== this.#body && one.parent; one = one.parent)
      found.push(...this.#handledBeside(one));
    return found;
  }

  /** The classes handled by the statement around a node, or by those before it in the same block. */
  #handledBeside(node: ts.Node): readonly ts.Node[] {
    const { parent } = node;
    const choice = choiceOf(parent);
    if (choice?.whenFalse === node) return this.#tested(choice.condition);
    if (choice?.whenTrue === node) return this.#denied(choice.condition);
    if (!ts.isBlock(parent)) return [];
    return parent.statements
      .slice(0, parent.statements.indexOf(node as ts.Statement))
      .flatMap((before) =>
        ts.isIfStatement(before) && alwaysExits(before.thenStatement) ? this.#tested(before.expression) : [],
      );
  }

  /** `X` and `Y` of `error instanceof X || error instanceof Y`. */
  #tested(written: ts.Expression): readonly ts.Node[] {
    const node = unwrapped(written);
    if (!ts.isBinaryExpression(node)) return [];
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken)
      return [...this.#tested(left), ...this.#tested(right)];
    if (operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword || !this.#isSurelyCaught(left)) return [];
    const found = classNamed(right, this.#readers.checker);
    return found ? [found] : [];
  }

  /** `X` of `!(error instanceof X)`. */
  #denied(written: ts.Expression): readonly ts.Node[] {
    const node = unwrapped(written);
    return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
      ? this.#tested(node.operand)
      : [];
  }
}

/** An `if` in the form of a conditional expression. */
function choiceOf(
  node: ts.Node,
): { condition: ts.Expression; whenTrue: ts.Node; whenFalse: ts.Node | undefined } | undefined {
  if (ts.isConditionalExpression(node)) return node;
  if (!ts.isIfStatement(node)) return undefined;
  return { condition: node.expression, whenTrue: node.thenStatement, whenFalse: node.elseStatement };
}

/** The expression that a node throws, or rejects a promise with. */
export function thrownBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) return node.expression;
  return ts.isCallExpression(node) && isOfPromises(node, 'reject') ? node.arguments[0] : undefined;
}

/** Whether a call is that of a static method of `Promise`. */
export function isOfPromises(
  { expression: called }: ts.CallExpression,
  name: 'allSettled' | 'reject',
): boolean {
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== name) return false;
  return ts.isIdentifier(called.expression) && called.expression.text === 'Promise';
}

/** Whether no code after the statement, in the same block, is reached. */
export function alwaysExits(node: ts.Statement): boolean {
  if (ts.isBlock(node)) {
    const last = node.statements.at(-1);
    return last !== undefined && alwaysExits(last);
  }
  return (
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isBreakStatement(node) ||
    (ts.isIfStatement(node) &&
      node.elseStatement !== undefined &&
      alwaysExits(node.thenStatement) &&
      alwaysExits(node.elseStatement))
  );
}
