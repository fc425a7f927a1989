import { createRequire } from 'node:module';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';

/** The examples of a diagnostic, from the folder that tests it. */
export interface Example {
  /** Files with the fault; `report` is the compiler's report on them. */
  readonly bad: readonly ExampleFile[];
  readonly report: string;
  /** Files that compile. */
  readonly good: readonly ExampleFile[];
}

export interface ExampleFile {
  /** Relative to the app, with `/`. */
  readonly path: string;
  readonly text: string;
}

type Examples = { readonly [code in Code]: Example };

/** The examples that the build of this package has collected from the compiler's tests. */
export function packedExamples(): Examples {
  return createRequire(import.meta.url)('#examples');
}
