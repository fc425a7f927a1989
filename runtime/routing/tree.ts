import type { Entry } from './entry.ts';
import { joinPath } from './path.ts';
import { isAt, Texts } from './texts.ts';
import { grow, type TreeNode } from './tree-node.ts';

/** Where a request goes. */
export interface Match {
  readonly entry: Entry;
  /** Texts of the dynamic segments, decoded, in their order. */
  readonly params: readonly string[];
}

/**
 * The routes by their segments. Static segments beside one another are one step, however many they are: the
 * keys of one map for all nodes. Nothing of a path is cut out but what its dynamic segments hold.
 */
export class Tree {
  readonly #root: TreeNode;
  readonly #nodes: Texts<TreeNode>;
  /**
   * Where the segments of a path end, after a zero, as far as they were asked for; of the path that is looked
   * up just now.
   */
  readonly #ends: Int32Array;
  #known = 0;
  /** After how many segments of that path each dynamic one stands that was tried last. */
  readonly #dynamics: Int32Array;
  /** Where a wholly static path may be found: at its length and last character, folded. */
  readonly #endings = new Uint8Array(1024);

  /** @throws Error when two routes are of the same shape */
  constructor(entries: readonly Entry[]) {
    const { root, runs } = grow(entries);
    const depth = entries.reduce((most, { segments }) => Math.max(most, segments.length), 0);
    this.#root = root;
    this.#nodes = new Texts(runs);
    this.#ends = new Int32Array(depth + 1);
    this.#dynamics = new Int32Array(depth);
    for (const { match, text } of runs) if (match !== undefined) this.#endings[endingOf(text)] = 1;
  }

  /** The route of a path that has no dynamic segments, spelt as `joinPath` does it. */
  findStatic(path: string): Match | undefined {
    if (path === '/') return this.#root.match;
    return this.#endings[endingOf(path)] === 1 ? this.#nodes.get(0, path)?.match : undefined;
  }

  /**
   * The route of an ordinary path that `findStatic` does not know. A static segment wins over a dynamic one,
   * that over the rest, and where a choice leads nowhere the next one is tried.
   */
  findDynamic(path: string): Match | undefined {
    this.#known = 0;
    return this.#under(this.#root, path, 0, 0);
  }

  /** The route of decoded segments. */
  find(segments: readonly string[]): Match | undefined {
    if (segments.includes('')) return undefined;
    const path = joinPath(segments);
    const known = this.findStatic(path);
    if (known !== undefined) return known;
    const found = this.findDynamic(path);
    if (found === undefined || !path.includes('%')) return found;
    return { entry: found.entry, params: found.params.map(decodeURIComponent) };
  }

  /** Where the first `count` segments end, -1 where there are fewer. */
  #endOf(path: string, count: number): number {
    const ends = this.#ends;
    while (this.#known < count) {
      const end = ends[this.#known]!;
      if (end === path.length) return -1;
      const next = path.indexOf('/', end + 1);
      ends[++this.#known] = next === -1 ? path.length : next;
    }
    return ends[count]!;
  }

  /** The route of what follows `at` segments, of which `depth` were dynamic. */
  #under(from: TreeNode, path: string, at: number, depth: number): Match | undefined {
    const begin = this.#ends[at]!;
    if (begin === path.length) return from.entry && this.#match(from.entry, path, depth);
    for (let run = from.runs; run !== undefined; run = run.shorter) {
      const end = this.#endOf(path, at + run.count);
      if (end === -1 || (end < path.length && !run.goesOn)) continue;
      const node = this.#follow(from, path, begin, end);
      if (node === undefined) continue;
      const found = this.#under(node, path, at + run.count, depth);
      if (found !== undefined) return found;
    }
    const { dynamic, rest } = from;
    if (dynamic !== undefined && begin + 1 < this.#endOf(path, at + 1)) {
      this.#dynamics[depth] = at;
      const found = this.#under(dynamic, path, at + 1, depth + 1);
      if (found !== undefined) return found;
    }
    if (rest === undefined || begin + 1 === path.length || path.indexOf('//', begin) !== -1) return undefined;
    this.#dynamics[depth] = at;
    this.#ends[at + 1] = path.length;
    return this.#match(rest, path, depth + 1);
  }

  /** Where a run of static segments leads. */
  #follow({ id, only }: TreeNode, path: string, start: number, end: number): TreeNode | undefined {
    if (only === undefined) return this.#nodes.find(id, path, start, end);
    return end - start === only.text.length && isAt(only.text, path, start) ? only : undefined;
  }

  #match(entry: Entry, path: string, count: number): Match {
    // Of the length that it needs: one that grows takes room for many more.
    const params = new Array<string>(count);
    for (let i = 0; i < count; i++) params[i] = this.#text(path, i);
    return { entry, params };
  }

  /** What the dynamic segment at a depth holds. */
  #text(path: string, depth: number): string {
    const at = this.#dynamics[depth]!;
    return path.slice(this.#ends[at]! + 1, this.#ends[at + 1]!);
  }
}

function endingOf(path: string): number {
  return ((path.length << 5) ^ path.charCodeAt(path.length - 1)) & 1023;
}
