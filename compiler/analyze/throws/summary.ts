import { ts } from 'ts-morph';
import type { ErrorClasses } from './error-classes.ts';
import type { ErrorShape } from './error-shape.ts';
import {
  type Code,
  constructorOf,
  type FunctionCode,
  frameOf,
  functionsOf,
  isFunctionExpression,
  isSource,
  returnedIn,
  symbolOf,
} from './functions.ts';
import { argumentsOf, bare } from './read-value.ts';
import { type Passage, rethrown, thrownBy } from './rethrown.ts';
import type { ThrownShapes } from './thrown-shapes.ts';
import { type Arguments, anything } from './values.ts';

/** What a function does about errors, by itself. It holds for every call. */
export interface Summary {
  readonly throws: readonly Thrown[];
  readonly calls: readonly Called[];
}

interface Thrown {
  readonly shapes: readonly ErrorShape[];
  /** Each must let it through. */
  readonly passages: readonly Passage[];
}

interface Called {
  readonly code: Code;
  readonly given: Arguments;
  readonly passages: readonly Passage[];
}

/** What summaries are made with. */
export interface Readers {
  readonly checker: ts.TypeChecker;
  readonly classes: ErrorClasses;
  readonly shapes: ThrownShapes;
  /** Whether some class has a getter of that name: of all other names nobody need ask. */
  readonly isGetter: (name: string) => boolean;
  /** Whether nothing can come of a call, whatever is passed. */
  readonly isSilent: (code: Code) => boolean;
}

/** What comes of it is nobody's answer: it is called when the request has been answered. */
const later = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/** Reads what a piece of code throws and whom it calls; callers of what it calls are not its concern. */
export function summarize(code: Code, readers: Readers): Summary {
  const { checker, classes, isGetter, isSilent, shapes } = readers;
  let throws: Thrown[] = [];
  let calls: Called[] = [];
  if (ts.isClassLike(code)) visitClass(code);
  else visitFunction(code);
  return { throws, calls };

  function visitClass(node: ts.ClassLikeDeclaration): void {
    for (const member of node.members)
      if (ts.isPropertyDeclaration(member) && member.initializer && !isStatic(member))
        visit(member.initializer);
    const own = constructorOf(node);
    if (own) visitFunction(own);
    else visitBase(node);
  }

  function visitFunction({ body, parameters }: FunctionCode): void {
    for (const { initializer, name } of parameters) {
      if (!ts.isIdentifier(name)) visit(name);
      if (initializer) visit(initializer);
    }
    if (body) visit(body);
  }

  function visitBase(node: ts.ClassLikeDeclaration, nodes?: readonly ts.Expression[]): void {
    const [, base] = classes.chain(node);
    if (base && isSource(base)) call(base, nodes);
  }

  /** `nodes` is what is passed; undefined where nobody knows. */
  function call(code: Code, nodes?: readonly ts.Expression[]): void {
    if (isSilent(code)) return;
    const hasParameters = (frameOf(code)?.parameters.length ?? 0) > 0;
    calls.push({
      code,
      given: hasParameters && nodes ? argumentsOf(nodes, checker) : anything,
      passages: [],
    });
  }

  function visit(node: ts.Node): void {
    // What is not called here is followed where it is.
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isTryStatement(node)) {
      visitTry(node);
      return;
    }
    const thrown = thrownBy(node);
    const found = thrown ? shapes.of(thrown) : [];
    if (found.length > 0) throws.push({ shapes: found, passages: [] });
    if (ts.isCallExpression(node)) {
      visitCall(node);
      return;
    }
    if (ts.isNewExpression(node)) visitNew(node);
    else if (ts.isTaggedTemplateExpression(node)) follow(node.tag);
    else if (ts.isPropertyAccessExpression(node) && isGetter(node.name.text)) visitGetter(node);
    ts.forEachChild(node, visit);
  }

  function visitCall(node: ts.CallExpression): void {
    if (node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const around = ts.findAncestor(node, ts.isClassLike);
      if (around) visitBase(around, node.arguments);
    } else if (!visitRejected(node)) {
      const callee = bare(node.expression);
      if (isFunctionExpression(callee)) visitFunction(callee);
      else follow(callee, node.arguments);
      visit(node.expression);
    }
    if (ts.isIdentifier(node.expression) && later.includes(node.expression.text)) return;
    visitArguments(node.arguments);
  }

  function visitNew(node: ts.NewExpression): void {
    const made = classes.classOf(symbolOf(node.expression, checker));
    if (made && isSource(made)) call(made, node.arguments ?? []);
    for (const one of node.arguments ?? [])
      if (isFunctionExpression(bare(one))) visitFunction(bare(one) as ts.ArrowFunction);
  }

  /** A function that is passed on is called by whoever gets it. */
  function visitArguments(nodes: readonly ts.Expression[]): void {
    for (const one of nodes) {
      const node = bare(one);
      if (isFunctionExpression(node)) visitFunction(node);
      else {
        if (ts.isIdentifier(node)) follow(node);
        visit(node);
      }
    }
  }

  function follow(callee: ts.Expression, nodes?: readonly ts.Expression[]): void {
    for (const one of functionsOf(callee, checker)) call(one, nodes);
  }

  function visitGetter(node: ts.PropertyAccessExpression): void {
    for (const one of symbolOf(node, checker)?.declarations ?? [])
      if (ts.isGetAccessorDeclaration(one) && one.body && isSource(one)) call(one);
  }

  function visitTry({ catchClause, finallyBlock, tryBlock }: ts.TryStatement): void {
    if (catchClause) {
      guarded(
        () => visit(tryBlock),
        rethrown(catchClause.variableDeclaration?.name, catchClause.block, readers),
      );
      visit(catchClause.block);
      for (const one of returnedIn(tryBlock)) visitReturned(one);
    } else visit(tryBlock);
    if (finallyBlock) visit(finallyBlock);
  }

  /** A promise that is returned and not awaited fails when the `try` has been left. */
  function visitReturned(written: ts.Expression): void {
    const node = bare(written);
    if (!ts.isCallExpression(node)) return;
    for (const one of functionsOf(node.expression, checker)) if (isAsync(one)) call(one, node.arguments);
  }

  /** `promise.catch(handler)`, and `promise.then(go, handler)`: what a promise is rejected with comes to the handler. */
  function visitRejected({ arguments: given, expression }: ts.CallExpression): boolean {
    if (!ts.isPropertyAccessExpression(expression)) return false;
    const { text } = expression.name;
    const handler = text === 'catch' ? given[0] : text === 'then' ? given[1] : undefined;
    if (handler === undefined || functionsOf(expression, checker).length > 0) return false;
    const code = functionsOf(handler, checker);
    const passages = code.flatMap(({ body, parameters }) =>
      body ? rethrown(parameters[0]?.name, body, readers) : [],
    );
    guarded(() => visit(expression.expression), passages);
    return true;
  }

  /** What is done is caught, and goes on as far as it passes. */
  function guarded(inside: () => void, passages: readonly Passage[]): void {
    const outer = { throws, calls };
    [throws, calls] = [[], []];
    inside();
    const within = { throws, calls };
    ({ throws, calls } = outer);
    for (const passage of passages) {
      const through = <T extends Thrown | Called>(one: T): T => ({
        ...one,
        passages: [...one.passages, passage],
      });
      throws.push(...within.throws.map(through));
      calls.push(...within.calls.map(through));
    }
  }
}

const isAsync = (node: FunctionCode) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Async) !== 0;

const isStatic = (node: ts.PropertyDeclaration) =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
