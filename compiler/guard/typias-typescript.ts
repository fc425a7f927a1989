import { createRequire } from 'node:module';
import type ts from 'typescript';

/**
 * The `typescript` that typia builds its syntax trees with, where typia is a package that looks for one: it
 * may be another one than ours. The published command line carries typia (`scripts/carried-typia.js`), and
 * there `bundled-typescript.ts` stands in for this file.
 */
export function typiasTypeScript(): typeof ts {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve('@typia/core'))('typescript') as typeof ts;
}
