import { createRequire } from 'node:module';
import type ts from 'typescript';

/**
 * The `typescript` that typia resolves for its syntax trees, where typia is an installed package. It may be
 * another copy than ours. In the published command line, which includes typia (`scripts/carried-typia.ts`),
 * `bundled-typescript.ts` replaces this file.
 */
export function typiasTypeScript(): typeof ts {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve('@typia/core'))('typescript') as typeof ts;
}
