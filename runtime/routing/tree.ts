import type { Entry } from './entry.ts';
import { joinPath } from './path.ts';
import { isAt, SubstringMap } from './substring-map.ts';
import { buildTree, type TreeNode } from './tree-node.ts';

/** The route for a request. */
export interface Match {
  readonly entry: Entry;
  /** The decoded values of the dynamic segments, in order. */
  readonly params: readonly string[];
}

/**
 * A tree of the routes by their segments. Adjacent static segments are one step, however many they are, and
 * one map holds the steps of all nodes. Only the values of dynamic segments are cut out of a path.
 */
export class Tree {
  readonly #root: TreeNode;
  readonly #nodes: SubstringMap<TreeNode>;
  /** The ends of the segments of the path being looked up, after a zero, as far as they were needed. */
  readonly #ends: Int32Array;
  #known = 0;
  /** For each dynamic segment of the current attempt: how many segments come before it. */
  readonly #dynamics: Int32Array;
  /** A filter for wholly static paths: marks their combinations of length and last character, folded. */
  readonly #endings = new Uint8Array(1024);

  /** @throws Error when two routes match the same paths */
  constructor(entries: readonly Entry[]) {
    const { root, runs, depth } = buildTree(entries);
    this.#root = root;
    this.#nodes = new SubstringMap(runs);
    this.#ends = new Int32Array(depth + 1);
    this.#dynamics = new Int32Array(depth);
    for (const { match, text } of runs) if (match !== undefined) this.#endings[endingOf(text)] = 1;
  }

  /** The match for a path without dynamic segments, in the form that `joinPath` writes. */
  findStatic(path: string): Match | undefined {
    if (path === '/') return this.#root.match;
    return this.#endings[endingOf(path)] === 1 ? this.#nodes.get(0, path)?.match : undefined;
  }

  /**
   * The match for an ordinary path that `findStatic` does not know. A static segment takes precedence over a
   * dynamic one, and that over a rest segment. If a choice leads nowhere, the next one is tried.
   */
  findDynamic(path: string): Match | undefined {
    this.#known = 0;
    return this.#under(this.#root, path, 0, 0);
  }

  /** The match for decoded segments. */
  find(segments: readonly string[]): Match | undefined {
    if (segments.includes('')) return undefined;
    const path = joinPath(segments);
    const known = this.findStatic(path);
    if (known !== undefined) return known;
    const found = this.findDynamic(path);
    if (found === undefined || !path.includes('%')) return found;
    return { entry: found.entry, params: found.params.map(decodeURIComponent) };
  }

  /** The end of the first `count` segments, or -1 if there are fewer. */
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

  /** The match for the rest of a path after `at` segments, of which `depth` were dynamic. */
  #under(from: TreeNode, path: string, at: number, depth: number): Match | undefined {
    const begin = this.#ends[at]!;
    if (begin === path.length) return from.entry && this.#match(from.entry, path, depth);
    for (let run = from.runs; run !== undefined; run = run.shorter) {
      const end = this.#endOf(path, at + run.count);
      if (end === -1 || (end < path.length && !run.hasDynamicAfter)) continue;
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

  /** The node that a run of static segments leads to. */
  #follow({ id, only }: TreeNode, path: string, start: number, end: number): TreeNode | undefined {
    if (only === undefined) return this.#nodes.find(id, path, start, end);
    return end - start === only.text.length && isAt(only.text, path, start) ? only : undefined;
  }

  #match(entry: Entry, path: string, count: number): Match {
    // Allocated with its final length: an array that grows reserves room for many more items.
    const params = new Array<string>(count);
    for (let i = 0; i < count; i++) params[i] = this.#text(path, i);
    return { entry, params };
  }

  /** The value of the dynamic segment at a depth. */
  #text(path: string, depth: number): string {
    const at = this.#dynamics[depth]!;
    return path.slice(this.#ends[at]! + 1, this.#ends[at + 1]!);
  }
}

function endingOf(path: string): number {
  return ((path.length << 5) ^ path.charCodeAt(path.length - 1)) & 1023;
}
