import { createRequire } from 'node:module';

/**
 * What we use of the answer of recheck, which is MIT-licensed and works on automata, and on fuzzing where
 * those are too large.
 */
interface Verdict {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity?: { readonly type: string; readonly degree?: number };
  readonly attack?: { readonly pattern: string };
}

type CheckSync = (source: string, flags: string, options: { readonly timeout: number }) => Verdict;

const require = createRequire(import.meta.url);

/**
 * recheck's own JavaScript: neither its Java archive nor its native programs, which no user of ours should
 * have to install. It is 3 MB, so it is loaded where a pattern needs it; `imports` of package.json says where
 * it lies, here and in the published package.
 */
export function loadRecheck(): CheckSync {
  const { checkSync }: { checkSync: CheckSync } = require('#recheck');
  return checkSync;
}
