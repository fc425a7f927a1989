import { isPlain } from './plain.ts';
import { loadRecheck } from './recheck.ts';

/**
 * A text that makes a pattern backtrack, as JavaScript that builds it, and the growth of the time with its
 * length.
 */
interface Attack {
  readonly growth: string;
  /** The exponent of polynomial growth; undefined where the growth is exponential. */
  readonly degree: number | undefined;
  readonly text: string;
}

export interface JudgeLimits {
  /** Milliseconds for one pattern, and for all patterns of a compilation. */
  readonly pattern: number;
  readonly total: number;
}

/** Judges patterns, and remembers the results. */
export class PatternJudge {
  readonly #known = new Map<string, Attack | undefined>();
  readonly #limits: JudgeLimits;
  readonly #now: () => number;
  #check: ReturnType<typeof loadRecheck> | undefined;
  #left: number;

  /** @param now the time in milliseconds, from any moment on */
  constructor(
    limits: JudgeLimits = { pattern: 2_000, total: 10_000 },
    now: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#now = now;
    this.#left = limits.total;
  }

  /** An attack on a pattern; undefined where none exists, or none was found in time. */
  attackOn(pattern: string): Attack | undefined {
    if (isPlain(pattern)) return undefined;
    if (this.#known.has(pattern)) return this.#known.get(pattern);
    if (this.#left <= 0) return undefined;
    this.#check ??= loadRecheck();
    const begin = this.#now();
    const { attack, complexity } = this.#check(pattern, 'u', {
      // recheck accepts whole milliseconds only, and throws otherwise.
      timeout: Math.ceil(Math.min(this.#limits.pattern, this.#left)),
    });
    this.#left -= this.#now() - begin;
    const found = attack &&
      complexity && { growth: growthOf(complexity), degree: complexity.degree, text: attack.pattern };
    this.#known.set(pattern, found);
    return found;
  }

  /** Resets the time limit for a new compilation. Known results are kept. */
  begin(): void {
    this.#left = this.#limits.total;
  }
}

function growthOf({ degree, type }: { readonly type: string; readonly degree?: number }): string {
  if (type === 'exponential') return 'exponentially with the length of the text';
  const power = { 2: 'square', 3: 'cube' }[degree ?? 0] ?? `${degree}th power`;
  return `with the ${power} of the length of the text`;
}
