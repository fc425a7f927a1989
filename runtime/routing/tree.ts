import type { Entry } from './entry.ts';
import { areOrdinary, joinPath, slash } from './path.ts';
import { Texts } from './texts.ts';
import { grow, type TreeNode } from './tree-node.ts';

/** Where a request goes. */
export interface Match {
  readonly entry: Entry;
  /** Texts of the dynamic segments, decoded, in their order. */
  readonly params: readonly string[];
}

/**
 * The routes by their segments. Static segments beside one another are one step, however many they are: the keys of one map for all nodes. Nothing
 * of a path is cut out but what its dynamic segments hold.
 */
export class Tree {
  readonly #root: TreeNode;
  readonly #nodes: Texts<TreeNode>;
  /** Where the segments of a path end, after a zero, as far as they were asked for; of the path that is looked up just now. */
  readonly #ends: Int32Array;
  #known = 0;
  /** After how many segments of that path each dynamic one stands that was tried last. */
  readonly #dynamics: Int32Array;
  /** Which lengths, but for multiples of 256, wholly static paths have. */
  readonly #lengths = new Uint8Array(256);

  /** @throws Error when two routes are of the same shape */
  constructor(entries: readonly Entry[]) {
    const { root, runs } = grow(entries);
    const depth = entries.reduce((most, { segments }) => Math.max(most, segments.length), 0);
    this.#root = root;
    this.#nodes = new Texts(runs);
    this.#ends = new Int32Array(depth + 1);
    this.#dynamics = new Int32Array(depth);
    for (const { match, text } of runs) if (match !== undefined) this.#lengths[text.length & 0xff] = 1;
  }

  /**
   * The route of an ordinary path, as it was sent; of any other path undefined. A static segment wins over a dynamic one, that over
   * the rest, and where a choice leads nowhere the next one is tried.
   */
  findOrdinary(path: string): Match | undefined {
    if (path.charCodeAt(0) !== slash) return undefined;
    if (path.length === 1) return this.#root.match;
    if (this.#lengths[path.length & 0xff] === 1) {
      const known = this.#nodes.get(0, path);
      if (known?.match !== undefined && !known.isOdd) return known.match;
    }
    return this.#find(path, false);
  }

  /** The route of decoded segments. */
  find(segments: readonly string[]): Match | undefined {
    return segments.length === 0 ? this.#root.match : this.#find(joinPath(segments), true);
  }

  #find(path: string, isJoined: boolean): Match | undefined {
    this.#known = 0;
    return this.#under(this.#root, path, isJoined, 0, 0);
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
  #under(from: TreeNode, path: string, isJoined: boolean, at: number, depth: number): Match | undefined {
    for (let run = from.runs; run !== undefined; run = run.shorter) {
      const end = this.#endOf(path, at + run.count);
      if (end === -1 || (end < path.length && !run.goesOn)) continue;
      const node = this.#nodes.find(from.id, path, this.#ends[at]!, end);
      if (node === undefined || (node.isOdd && !isJoined)) continue;
      const found = this.#after(node, path, isJoined, at + run.count, depth);
      if (found !== undefined) return found;
    }
    return this.#after(from, path, isJoined, at, depth);
  }

  #after(
    { dynamic, entry, match, rest }: TreeNode,
    path: string,
    isJoined: boolean,
    at: number,
    depth: number,
  ): Match | undefined {
    const begin = this.#ends[at]!;
    if (begin === path.length)
      return entry === undefined || depth === 0 ? match : this.#match(entry, path, isJoined, depth);
    const start = begin + 1;
    if (dynamic !== undefined) {
      const end = this.#endOf(path, at + 1);
      if (isJoined ? start < end : areOrdinary(path, start, end)) {
        this.#dynamics[depth] = at;
        const found = this.#under(dynamic, path, isJoined, at + 1, depth + 1);
        if (found !== undefined) return found;
      }
    }
    if (rest === undefined) return undefined;
    if (isJoined ? `${path.slice(begin)}/`.includes('//') : !areOrdinary(path, start, path.length))
      return undefined;
    this.#dynamics[depth] = at;
    this.#ends[at + 1] = path.length;
    return this.#match(rest, path, isJoined, depth + 1);
  }

  #match(entry: Entry, path: string, isJoined: boolean, count: number): Match {
    const params = [this.#text(path, isJoined, 0)];
    for (let i = 1; i < count; i++) params.push(this.#text(path, isJoined, i));
    return { entry, params };
  }

  /** What the dynamic segment at a depth holds. */
  #text(path: string, isJoined: boolean, depth: number): string {
    const at = this.#dynamics[depth]!;
    const text = path.slice(this.#ends[at]! + 1, this.#ends[at + 1]!);
    return isJoined && text.includes('%') ? decodeURIComponent(text) : text;
  }
}
