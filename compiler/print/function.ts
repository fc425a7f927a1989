import { width } from './condition.ts';

/**
 * A function that gives an expression, whose lines after the first are indented by four. A declaration: the body of an arrow function without braces V8 reads in full
 * when it loads a module, that of a declaration when it is first called.
 */
export function functionText(signature: string, expression: string): string {
  const line = `  return ${expression};`;
  const fits = line.length <= width && !line.includes('\n');
  return `function ${signature} {\n${fits ? line : `  return (\n    ${expression}\n  );`}\n}`;
}
