import { ts } from 'ts-morph';
import { returnedBy } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { membersOf } from '../types/members.ts';
import type { ErrorClasses } from './error-classes.ts';
import { bindShape, type ErrorShape } from './error-shape.ts';
import { classNamed, classOf, type FunctionCode, functionsOf, initializerOf } from './functions.ts';
import { argumentsOf } from './read-value.ts';
import { anything } from './values.ts';

/** Longer chains of helpers that make an error are not followed. */
const maxDepth = 6;

/** The HTTP errors that an expression may be, in terms of the parameters of the enclosing function. */
export class ThrownShapes {
  readonly #checker: ts.TypeChecker;
  readonly #classes: ErrorClasses;

  constructor(checker: ts.TypeChecker, classes: ErrorClasses) {
    this.#checker = checker;
    this.#classes = classes;
  }

  of(written: ts.Expression, depth = 0): readonly ErrorShape[] {
    const node = unwrapped(written);
    const inner = (one: ts.Expression) => this.of(one, depth + 1);
    if (depth > maxDepth) return this.#byType(node);
    if (ts.isAwaitExpression(node)) return inner(node.expression);
    if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return this.#ofBinary(node, inner);
    if (ts.isNewExpression(node)) {
      const made = classNamed(node.expression, this.#checker);
      return made ? this.#classes.made(made, argumentsOf(node.arguments, this.#checker)) : this.#byType(node);
    }
    if (ts.isCallExpression(node)) return this.#ofCall(node, depth);
    return this.#ofName(node, depth);
  }

  #ofBinary(
    { left, operatorToken, right }: ts.BinaryExpression,
    inner: (node: ts.Expression) => readonly ErrorShape[],
  ): readonly ErrorShape[] {
    switch (operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return [...inner(left), ...inner(right)];
      case ts.SyntaxKind.CommaToken:
      case ts.SyntaxKind.EqualsToken:
        return inner(right);
      default:
        return [];
    }
  }

  /** The errors that a helper returns: `throw notFound(id)`. */
  #ofCall(node: ts.CallExpression, depth: number): readonly ErrorShape[] {
    const ofH3 = this.#classes.ofH3(node);
    if (ofH3) return ofH3;
    const makers = functionsOf(node.expression, this.#checker).filter(
      (one) => !within(node, one) && depth < maxDepth,
    );
    const shapes = makers.flatMap((one) => {
      const given = argumentsOf(node.arguments, this.#checker);
      const returned = returnedBy(one).flatMap((expression) => this.of(expression, depth + 1));
      return returned.map((shape) => bindShape(shape, one, given));
    });
    return shapes.length > 0 ? shapes : this.#byType(node);
  }

  #ofName(node: ts.Expression, depth: number): readonly ErrorShape[] {
    const given = initializerOf(node, this.#checker);
    const shapes = given ? this.of(given, depth + 1) : [];
    return shapes.length > 0 ? shapes : this.#byType(node);
  }

  /** The errors of its class, where its type names one. */
  #byType(node: ts.Expression): readonly ErrorShape[] {
    return this.classesOf(node)
      .flatMap((one) => this.#classes.made(one, anything))
      .map((shape) => ({ ...shape, isGuess: true }));
  }

  /** The classes of HTTP errors that the type of an expression names. */
  classesOf(node: ts.Expression): readonly ts.ClassLikeDeclaration[] {
    const type = this.#checker.getTypeAtLocation(node);
    return membersOf(type).flatMap((one) => {
      const found = classOf(one.getSymbol());
      return found && this.#classes.isError(found) ? [found] : [];
    });
  }
}

/** Whether a node is part of a function, as in a helper that calls itself. */
const within = (node: ts.Node, code: FunctionCode) =>
  ts.findAncestor(node, (one) => one === code) !== undefined;
