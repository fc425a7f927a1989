import { createRequire } from 'node:module';

/**
 * The part of recheck's result that is used. recheck is MIT-licensed; it analyses automata, and falls back on
 * fuzzing where they are too large.
 */
interface Verdict {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity?: { readonly type: string; readonly degree?: number };
  readonly attack?: { readonly pattern: string };
}

type CheckSync = (source: string, flags: string, options: { readonly timeout: number }) => Verdict;

const require = createRequire(import.meta.url);

/**
 * Loads recheck's JavaScript, without its Java archive and native programs, which users should not have to
 * install. It has 3 MB, so it is loaded only where a pattern needs it. `imports` of package.json maps it to
 * its file, here and in the published package.
 */
export function loadRecheck(): CheckSync {
  const { checkSync }: { checkSync: CheckSync } = require('#recheck');
  return checkSync;
}
