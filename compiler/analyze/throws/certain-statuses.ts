import { ts } from 'ts-morph';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { isLogical } from '../syntax/operators.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import type { ErrorClasses } from './error-classes.ts';
import { classNamed, type FunctionCode, functionsOf } from './functions.ts';
import { argumentsOf } from './read-value.ts';
import { type Arguments, bind, parametersIn, settle, type Value } from './values.ts';

/** The statuses that functions pass to `HttpError` on every call, whatever the arguments. */
export class CertainStatuses {
  readonly #checker: ts.TypeChecker;
  readonly #classes: ErrorClasses;
  readonly #known = new Map<FunctionCode, readonly Value[]>();

  constructor(checker: ts.TypeChecker, classes: ErrorClasses) {
    this.#checker = checker;
    this.#classes = classes;
  }

  /**
   * The statuses of a call that depend on its arguments. All others are checked where the function is
   * declared.
   */
  of(called: ts.Expression, given: Arguments): readonly Value[] {
    return this.#of(called, given).map((one) => settle(one));
  }

  #of(called: ts.Expression, given: Arguments): readonly Value[] {
    const [code, ...others] = functionsOf(called, this.#checker);
    // A function that is wrapped, or returned by another function, may get other arguments.
    if (code === undefined || others.length > 0 || !isCalledAsWritten(code)) return [];
    return this.#within(code).map((one) => bind(one, code, given));
  }

  #within(code: FunctionCode): readonly Value[] {
    const before = this.#known.get(code);
    if (before) return before;
    // A recursion may never end, so it adds no status.
    this.#known.set(code, []);
    const found = certainIn(code).flatMap((node) => this.#madeBy(node));
    const own = found.filter((one) => parametersIn(one).some(({ of }) => of === code));
    this.#known.set(code, own);
    return own;
  }

  #madeBy({ arguments: nodes, expression, kind }: ts.CallExpression | ts.NewExpression): readonly Value[] {
    const given = argumentsOf(nodes, this.#checker);
    if (kind === ts.SyntaxKind.CallExpression) return this.#of(expression, given);
    const made = classNamed(expression, this.#checker);
    return made ? this.#classes.statuses(made, given) : [];
  }
}

function isCalledAsWritten(code: FunctionCode): boolean {
  if (!isFunctionExpression(code)) return true;
  let node: ts.Node = code.parent;
  while (ts.isExpression(node) && unwrapped(node) === code) node = node.parent;
  return ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isPropertyAssignment(node);
}

/** The calls that a function makes before its first branch. */
function certainIn({ asteriskToken, body }: FunctionCode): readonly (ts.CallExpression | ts.NewExpression)[] {
  const found: (ts.CallExpression | ts.NewExpression)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    const first = firstOf(node);
    if (first) visit(first);
    else {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.push(node);
      ts.forEachChild(node, visit);
    }
  };
  if (body === undefined || asteriskToken) return found;
  if (!ts.isBlock(body)) visit(body);
  else {
    const end = body.statements.findIndex((one) => !isStraight(one));
    const straight = end === -1 ? body.statements : body.statements.slice(0, end);
    for (const one of straight) visit(one);
    const last = body.statements[straight.length];
    if (last && (ts.isThrowStatement(last) || ts.isReturnStatement(last))) visit(last);
  }
  return found;
}

/** The operand that is always evaluated in an expression whose other operands may be skipped. */
function firstOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isConditionalExpression(node)) return node.condition;
  if (ts.isOptionalChain(node)) return node.expression;
  return ts.isBinaryExpression(node) && isLogical(node.operatorToken.kind) ? node.left : undefined;
}

const isStraight = (node: ts.Statement) =>
  ts.isExpressionStatement(node) || ts.isVariableStatement(node) || ts.isDeclarationStatement(node);
