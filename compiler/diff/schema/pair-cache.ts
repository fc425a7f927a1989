import type { Finding } from './finding.ts';

interface Known {
  readonly findings: readonly Finding[];
  /** The depth of the outermost pair in progress that was assumed to be unchanged. */
  readonly assumes: number;
}

interface Frame {
  readonly key: string;
  assumes: number;
  /** The number of provisional results when this pair was begun. */
  readonly provisional: number;
}

/**
 * Caches the findings for pairs of schemas. A recursive pair is assumed to be unchanged within itself. If it
 * turns out to have changed, the results that depend on the assumption are discarded.
 */
export class PairCache {
  readonly #sure = new Map<string, readonly Finding[]>();
  readonly #provisional = new Map<string, Known>();
  readonly #frames: Frame[] = [];

  get depth(): number {
    return this.#frames.length;
  }

  of(key: string, find: () => readonly Finding[]): readonly Finding[] {
    const known = this.#recall(key);
    if (known !== undefined) return known;
    const depth = this.#frames.length;
    const frame: Frame = { key, assumes: depth, provisional: this.#provisional.size };
    this.#frames.push(frame);
    const findings = find();
    this.#frames.pop();
    this.#settle(frame, depth, findings);
    return findings;
  }

  #recall(key: string): readonly Finding[] | undefined {
    const sure = this.#sure.get(key);
    if (sure !== undefined) return sure;
    const at = this.#frames.findIndex((frame) => frame.key === key);
    const known = this.#provisional.get(key);
    if (at === -1 && known === undefined) return undefined;
    const frame = this.#frames.at(-1)!;
    frame.assumes = Math.min(frame.assumes, at === -1 ? known!.assumes : at);
    return known?.findings ?? [];
  }

  #settle({ assumes, key, provisional }: Frame, depth: number, findings: readonly Finding[]): void {
    const since = [...this.#provisional.keys()].slice(provisional);
    const isChanged = findings.length > 0;
    const isWhole = assumes >= depth;
    for (const inner of since) {
      const { findings: found } = this.#provisional.get(inner)!;
      if (isChanged || isWhole) this.#provisional.delete(inner);
      if (isWhole && !isChanged) this.#sure.set(inner, found);
      else if (!isChanged) this.#provisional.set(inner, { findings: found, assumes });
    }
    if (isWhole) this.#sure.set(key, findings);
    else this.#provisional.set(key, { findings, assumes });
    const outer = this.#frames.at(-1);
    if (outer && !isWhole) outer.assumes = Math.min(outer.assumes, assumes);
  }
}
