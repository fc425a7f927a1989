import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model.ts';
import type { PatternJudge } from '../regex/judge.ts';

/** Warns of patterns that a client can keep busy for as long as it likes. */
export function checkRegexes({ patterns }: Model, judge: PatternJudge, diagnostics: Diagnostics): void {
  judge.begin();
  for (const { kind, pattern, span } of patterns) {
    const attack = judge.attackOn(pattern);
    if (attack !== undefined) diagnostics.add('regex-backtracks', span, kind, attack.growth, attack.text);
  }
}
