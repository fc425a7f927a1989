import { createRequire } from 'node:module';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';

/** The examples of a diagnostic: the folder that tests it. */
export interface Example {
  /** Files that are wrong, and what the compiler says of them. */
  readonly bad: readonly ExampleFile[];
  readonly says: string;
  /** Files that compile. */
  readonly good: readonly ExampleFile[];
}

export interface ExampleFile {
  /** Relative to the app, with `/`. */
  readonly path: string;
  readonly text: string;
}

type Examples = { readonly [code in Code]: Example };

/** Those that the build of this package has collected from the tests of the compiler. */
export function packedExamples(): Examples {
  return createRequire(import.meta.url)('#examples');
}
