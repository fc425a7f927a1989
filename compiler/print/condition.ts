import ts from 'typescript';
import { withoutUnseen } from './quote.ts';

const printer = ts.createPrinter();
const blank = ts.createSourceFile('printed.ts', '', ts.ScriptTarget.ESNext);

/** The maximum number of columns in a line of generated code. */
export const width = 110;

/** The maximum number of columns of a call or an object literal on one line, which other text may precede. */
export const inlineWidth = 84;

/** An expression as text; a long chain of `&&` or `||` has a line for each part. `indent` counts columns. */
export function conditionText(expression: ts.Expression, indent: number): string {
  return setText(expression, indent, new Map());
}

/** The cached texts of expressions on one line: those that do not fit are printed again part by part. */
type Lines = Map<ts.Expression, string>;

function setText(expression: ts.Expression, indent: number, lines: Lines): string {
  const line = lineText(expression, lines);
  if (line.length + indent <= width && !line.includes('\n')) return line;
  const chain = operands(expression);
  if (chain === undefined) return line.replaceAll('\n', `\n${' '.repeat(indent)}`);
  const parts = chain.operands.map((one) => partText(one, indent, lines));
  return parts.join(` ${chain.operator}\n${' '.repeat(indent)}`);
}

/** An operand of a chain. One that is itself a chain, of the other operator, is put in parentheses. */
function partText(expression: ts.Expression, indent: number, lines: Lines): string {
  return operands(expression) === undefined
    ? setText(expression, indent, lines)
    : `(${setText(expression, indent + 2, lines)})`;
}

/** The conjunction of several conditions. */
export function all(conditions: readonly ts.Expression[]): ts.Expression {
  return conditions.reduce(ts.factory.createLogicalAnd);
}

/** The operands of a conjunction; for any other condition, the condition itself. */
export function conjuncts(condition: ts.Expression): readonly ts.Expression[] {
  const chain = operands(condition);
  return chain?.operator === '&&' ? chain.operands : [condition];
}

/** The disjunction of several conditions. */
export function any(conditions: readonly ts.Expression[]): ts.Expression {
  return conditions.reduce(ts.factory.createLogicalOr);
}

/** A condition without a chain of `&&` or `||`, as generated code writes it. */
export function conditionOf(code: string): ts.Expression {
  return ts.factory.createIdentifier(code);
}

/** `undefined !== name`. */
export const isPresent = (name: string) => conditionOf(`undefined !== ${name}`);

/** The operands of a chain of `&&` or `||`, ignoring parentheses; undefined for any other expression. */
export function operands(
  expression: ts.Expression,
): { operator: '&&' | '||'; operands: ts.Expression[] } | undefined {
  const plain = unwrap(expression);
  if (!ts.isBinaryExpression(plain)) return undefined;
  const kind = plain.operatorToken.kind;
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) return undefined;
  const collect = (node: ts.Expression): ts.Expression[] => {
    const inner = unwrap(node);
    return ts.isBinaryExpression(inner) && inner.operatorToken.kind === kind
      ? [...collect(inner.left), ...collect(inner.right)]
      : [inner];
  };
  return { operator: kind === ts.SyntaxKind.BarBarToken ? '||' : '&&', operands: collect(plain) };
}

/** The expression on one line. As formatters do, it puts `&&` within `||` in parentheses. */
function lineText(expression: ts.Expression, lines: Lines): string {
  const plain = unwrap(expression);
  const known = lines.get(plain);
  if (known !== undefined) return known;
  const line = printed(plain, lines);
  lines.set(plain, line);
  return line;
}

function printed(expression: ts.Expression, lines: Lines): string {
  const chain = operands(expression);
  if (chain === undefined) {
    const text = printer.printNode(
      ts.EmitHint.Expression,
      ts.setEmitFlags(withReturnedTexts(expression, lines), ts.EmitFlags.NoAsciiEscaping),
      blank,
    );
    // TypeScript indents by four columns.
    const indented = text.replace(/^(?: {4})+/gm, (spaces) => spaces.slice(spaces.length / 2));
    return withoutUnseen(indented);
  }
  return chain.operands
    .map((one) => (operands(one) ? `(${lineText(one, lines)})` : lineText(one, lines)))
    .join(` ${chain.operator} `);
}

/** The expression with what its functions return as texts, in which parentheses are those of formatters. */
function withReturnedTexts(expression: ts.Expression, lines: Lines): ts.Expression {
  const text = (returned: ts.Expression) => conditionOf(lineText(returned, lines));
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isReturnStatement(node)) return ts.factory.createReturnStatement(text(node.expression!));
    if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return ts.visitEachChild(node, visit, undefined);
    const { body, equalsGreaterThanToken, modifiers, parameters, type, typeParameters } = node;
    return ts.factory.createArrowFunction(
      modifiers,
      typeParameters,
      parameters,
      type,
      equalsGreaterThanToken,
      text(body),
    );
  };
  return visit(expression) as ts.Expression;
}

function unwrap(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? unwrap(expression.expression) : expression;
}
