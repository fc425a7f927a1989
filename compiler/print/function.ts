import { width } from './condition.ts';

/** The body of a function: statements, and the expression that it returns. */
export interface Body {
  readonly before: readonly string[];
  /** Its lines after the first are indented by four columns. */
  readonly expression: string;
}

/**
 * A function that returns an expression, as a declaration: V8 compiles the body of an arrow function without
 * braces when it loads the module, but that of a declaration only when it is first called.
 */
export function functionText(signature: string, body: Body | string): string {
  const { before, expression } = typeof body === 'string' ? { before: [], expression: body } : body;
  const first = before.map((one) => `  ${one}\n`).join('');
  const line = `  return ${expression};`;
  const fits = line.length <= width && !line.includes('\n');
  return `function ${signature} {\n${first}${fits ? line : `  return (\n    ${expression}\n  );`}\n}`;
}
