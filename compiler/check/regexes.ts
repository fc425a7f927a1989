import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model } from '../model/model.ts';
import type { PatternJudge } from '../regex/judge.ts';
import { longestTexts } from './longest-texts.ts';

/** Warns of patterns that a client can use for denial of service. */
export function checkRegexes(model: Model, judge: PatternJudge, diagnostics: Diagnostics): void {
  judge.begin();
  const slow = model.patterns.flatMap((one) => {
    const attack = judge.attackOn(one.pattern);
    return attack === undefined ? [] : [{ ...one, attack }];
  });
  if (slow.length === 0) return;
  const longest = longestTexts(model);
  const written = new Set(slow.filter(({ isWritten }) => isWritten).map(({ pattern }) => pattern));
  for (const { attack, isWritten, kind, pattern, span } of slow)
    if ((isWritten || !written.has(pattern)) && !isShort(longest.get(pattern), attack.degree))
      diagnostics.add('regex-backtracks', span, kind, attack.growth, attack.text);
}

/**
 * Whether strings are so short that polynomial matching time is harmless. A body may hold many strings, so
 * the cost per character counts. At a thousand steps per character, a body of 1 MiB takes about a second.
 */
function isShort(length: number | undefined, degree: number | undefined): boolean {
  return length !== undefined && degree !== undefined && length ** (degree - 1) <= 1_000;
}
