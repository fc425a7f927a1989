import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const dist = join(import.meta.dirname, '../../runtime/dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));

// V8 reads all of a module before it runs: it takes a start milliseconds.
describe('the runtime as it is packed', () => {
  test('is ASCII: one character beyond Latin doubles what is kept and read of a file', () => {
    expect(files.filter(({ text }) => /[^\0-\x7f]/.test(text)).map(({ name }) => name)).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  test('has no expression with classes of Unicode as a literal, which V8 makes at once', () => {
    const literals = files.flatMap(({ name, text }) => literalsOf(name, text));
    expect(literals.filter((literal) => literal.includes('\\p{'))).toEqual([]);
    expect(literals.length).toBeGreaterThan(20);
  });
});

function literalsOf(name: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.ES2022));
  return found;
}
