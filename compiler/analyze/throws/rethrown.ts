import { ts } from 'ts-morph';
import type { ErrorClasses } from './error-classes.ts';
import { constantOf, isFunctionExpression, symbolOf } from './functions.ts';
import { bare, branchesOf } from './read-value.ts';
import type { ThrownShapes } from './thrown-shapes.ts';

/** Further a chain of names is not followed. */
const maxDepth = 6;

/** Which of the errors that were caught go on. */
export interface Passage {
  /** Only those of one of these classes; undefined: all. */
  readonly only: readonly ts.Node[] | undefined;
  /** None of these classes. */
  readonly except: readonly ts.Node[];
}

/** What a `catch` throws again of what it has caught. `name` is the variable; `body` what is done with it. */
export function rethrown(
  name: ts.BindingName | undefined,
  body: ts.Node,
  { checker, classes, shapes }: { checker: ts.TypeChecker; classes: ErrorClasses; shapes: ThrownShapes },
): readonly Passage[] {
  if (name === undefined || !ts.isIdentifier(name)) return [];
  const caught = checker.getSymbolAtLocation(name);
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return;
    const thrown = thrownBy(node);
    if (thrown) found.push(...through(thrown));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;

  /** How what was caught comes through an expression: it is a branch, or one of a constant that a branch names. */
  function through(written: ts.Expression, depth = 0): readonly Passage[] {
    return branchesOf(written).flatMap((branch): readonly Passage[] => {
      if (depth > maxDepth || !isCaught(branch)) return [];
      const classesNamed = shapes.classesOf(bare(branch));
      const only = classesNamed.length > 0 ? classesNamed : undefined;
      const except = handled(branch);
      const given = constantOf(branch, checker);
      if (given === undefined) return [{ only, except }];
      return through(given, depth + 1).map((inner) => ({
        only: inner.only ?? only,
        except: [...inner.except, ...except],
      }));
    });
  }

  /** Whether what was caught may be the value of an expression. */
  function isCaught(written: ts.Expression, depth = 0): boolean {
    if (depth > maxDepth) return false;
    return branchesOf(written).some((branch) => {
      if (symbolOf(branch, checker) === caught) return true;
      const given = constantOf(branch, checker);
      return given !== undefined && isCaught(given, depth + 1);
    });
  }

  /** Whether an expression is what was caught, under whatever name: a choice may be another error that is tested. */
  function isSurelyCaught(written: ts.Expression, depth = 0): boolean {
    if (depth > maxDepth) return false;
    if (symbolOf(written, checker) === caught) return true;
    const given = constantOf(written, checker);
    return given !== undefined && isSurelyCaught(given, depth + 1);
  }

  /** The classes that the code before has dealt with: `if (error instanceof NotFound) return undefined;`. */
  function handled(node: ts.Node): readonly ts.Node[] {
    const dealt: ts.Node[] = [];
    for (let one = node; one !== body && one.parent; one = one.parent) {
      const { parent } = one;
      if (ts.isIfStatement(parent) && parent.elseStatement === one) dealt.push(...tested(parent.expression));
      if (ts.isIfStatement(parent) && parent.thenStatement === one) dealt.push(...denied(parent.expression));
      if (ts.isConditionalExpression(parent) && parent.whenFalse === one)
        dealt.push(...tested(parent.condition));
      if (ts.isConditionalExpression(parent) && parent.whenTrue === one)
        dealt.push(...denied(parent.condition));
      if (!ts.isBlock(parent)) continue;
      for (const before of parent.statements.slice(0, parent.statements.indexOf(one as ts.Statement)))
        if (ts.isIfStatement(before) && leaves(before.thenStatement))
          dealt.push(...tested(before.expression));
    }
    return dealt;
  }

  /** `X` and `Y` of `error instanceof X || error instanceof Y`. */
  function tested(written: ts.Expression): readonly ts.Node[] {
    const node = bare(written);
    if (!ts.isBinaryExpression(node)) return [];
    if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
      return [...tested(node.left), ...tested(node.right)];
    if (node.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword || !isSurelyCaught(node.left)) return [];
    const found = classes.classOf(symbolOf(node.right, checker));
    return found ? [found] : [];
  }

  /** `X` of `!(error instanceof X)`. */
  function denied(written: ts.Expression): readonly ts.Node[] {
    const node = bare(written);
    return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
      ? tested(node.operand)
      : [];
  }
}

/** What is thrown, or what a promise is rejected with. */
export function thrownBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) return node.expression;
  return ts.isCallExpression(node) && isOfPromises(node, 'reject') ? node.arguments[0] : undefined;
}

/** Whether a call is that of a function of `Promise`. */
export function isOfPromises(
  { expression: called }: ts.CallExpression,
  name: 'allSettled' | 'reject',
): boolean {
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== name) return false;
  return ts.isIdentifier(called.expression) && called.expression.text === 'Promise';
}

/** Whether nothing after a statement is done where it was. */
export function leaves(node: ts.Statement): boolean {
  if (ts.isBlock(node)) {
    const last = node.statements.at(-1);
    return last !== undefined && leaves(last);
  }
  return (
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isBreakStatement(node) ||
    (ts.isIfStatement(node) &&
      node.elseStatement !== undefined &&
      leaves(node.thenStatement) &&
      leaves(node.elseStatement))
  );
}
