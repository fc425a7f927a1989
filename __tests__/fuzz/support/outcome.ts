import { type Compilation, formatDiagnostics } from '../../../compiler/index.ts';

/** The result of a build: the files, and every diagnostic as it is shown. */
export interface Outcome {
  readonly files: { readonly [path: string]: string };
  readonly diagnostics: string;
}

export function outcomeOf(result: Compilation, root: string): Outcome {
  return {
    files: result.ok ? Object.fromEntries(result.files.map(({ path, text }) => [path, text])) : {},
    diagnostics: formatDiagnostics(result.diagnostics, { root, color: false }),
  };
}
