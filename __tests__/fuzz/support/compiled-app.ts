import { join } from 'node:path';
import { expect } from '@jest/globals';
import { formatDiagnostics } from '../../../compiler/index.ts';
import { writeOutput } from '../../../compiler/write/write.ts';
import { compilerOf } from '../../compiler/support/compile.ts';
import { writeFiles } from '../../compiler/support/temporary.ts';

/** Compiles an app of these files in an empty folder, expects no diagnostics, and writes the output. */
export function compileApp(root: string, files: { readonly [path: string]: string }): void {
  writeFiles(root, { 'package.json': '{"type":"module"}', ...files });
  const result = compilerOf(root, { client: { standalone: false } }).compile();
  expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
  if (result.ok) writeOutput(join(root, 'generated'), result.files, root);
}
