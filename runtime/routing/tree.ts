import type { Entry } from './entry.ts';
import { areOrdinary, isOrdinary, slash } from './path.ts';
import { Texts } from './texts.ts';

/** Where a request goes. */
export interface Match {
  readonly entry: Entry;
  /** Texts of the dynamic segments, decoded, in their order. */
  readonly params: readonly string[];
}

/** So many static segments lead from a node to others. */
interface Run {
  readonly count: number;
  /** Whether one of these leads on to dynamic ones. */
  goesOn: boolean;
}

/** What may follow some segments of a path. */
class TreeNode {
  readonly id: number;
  /** Whether the static segments that lead here hold what an ordinary path does not. */
  readonly isOdd: boolean;
  /** Without what dynamic segments hold. */
  match: Match | undefined;
  dynamic: TreeNode | undefined;
  rest: Entry | undefined;
  /** The most segments first. */
  readonly runs: Run[] = [];

  constructor(id: number, isOdd: boolean) {
    this.id = id;
    this.isOdd = isOdd;
  }
}

/**
 * The routes by their segments. Static segments beside one another are one step, however many they are: the keys of one map for all nodes. Nothing
 * of a path is cut out but what its dynamic segments hold.
 */
export class Tree {
  readonly #root = new TreeNode(0, false);
  readonly #runs = new Texts<TreeNode>();
  #count = 1;
  /** Where the segments of a path end, after a zero, as far as they were asked for; of the path that is looked up just now. */
  #ends = new Int32Array(1);
  #known = 0;
  /** Which lengths, but for multiples of 256, wholly static paths have. */
  readonly #lengths = new Uint8Array(256);

  /** @throws Error when a route of the same shape is there already */
  insert(entry: Entry): void {
    let from = this.#root;
    let run: string[] = [];
    if (this.#ends.length <= entry.segments.length) this.#ends = new Int32Array(entry.segments.length + 1);
    for (const segment of entry.segments) {
      if (segment.kind === 'static') {
        run.push(segment.text);
        continue;
      }
      const node = this.#node(from, run, true);
      run = [];
      if (segment.kind === 'rest') {
        if (node.rest !== undefined) throw sameShape(entry, node.rest);
        node.rest = entry;
        return;
      }
      node.dynamic ??= new TreeNode(this.#count++, false);
      from = node.dynamic;
    }
    const node = this.#node(from, run, false);
    if (node.match !== undefined) throw sameShape(entry, node.match.entry);
    node.match = { entry, params: [] };
    if (from === this.#root) this.#lengths[joined(run).length & 0xff] = 1;
  }

  /** The node that static segments lead to. */
  #node(from: TreeNode, run: readonly string[], goesOn: boolean): TreeNode {
    if (run.length === 0) return from;
    const known = from.runs.find(({ count }) => count === run.length);
    if (known !== undefined) known.goesOn ||= goesOn;
    else {
      from.runs.push({ count: run.length, goesOn });
      from.runs.sort((one, other) => other.count - one.count);
    }
    const text = joined(run);
    const found = this.#runs.get(from.id, text);
    if (found !== undefined) return found;
    const made = new TreeNode(this.#count++, !isOrdinary(text));
    this.#runs.add(from.id, text, made);
    return made;
  }

  /**
   * The route of an ordinary path, as it was sent; of any other path undefined. A static segment wins over a dynamic one, that over
   * the rest, and where a choice leads nowhere the next one is tried.
   */
  findOrdinary(path: string): Match | undefined {
    if (path.charCodeAt(0) !== slash) return undefined;
    if (path.length === 1) return this.#root.match;
    if (this.#lengths[path.length & 0xff] === 1) {
      const known = this.#runs.get(0, path);
      if (known?.match !== undefined && !known.isOdd) return known.match;
    }
    return this.#find(path, false);
  }

  /** The route of decoded segments. */
  find(segments: readonly string[]): Match | undefined {
    return segments.length === 0 ? this.#root.match : this.#find(joined(segments), true);
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
    for (const { count, goesOn } of from.runs) {
      const end = this.#endOf(path, at + count);
      if (end === -1 || (end < path.length && !goesOn)) continue;
      const node = this.#runs.find(from.id, path, this.#ends[at]!, end);
      if (node === undefined || (node.isOdd && !isJoined)) continue;
      const found = this.#after(node, path, isJoined, at + count, depth);
      if (found !== undefined) return found;
    }
    return this.#after(from, path, isJoined, at, depth);
  }

  #after(
    { dynamic, match, rest }: TreeNode,
    path: string,
    isJoined: boolean,
    at: number,
    depth: number,
  ): Match | undefined {
    const begin = this.#ends[at]!;
    if (begin === path.length)
      return match === undefined || depth === 0 ? match : withParams(match.entry, depth);
    const start = begin + 1;
    if (dynamic !== undefined) {
      const end = this.#endOf(path, at + 1);
      if (isJoined ? start < end : areOrdinary(path, start, end)) {
        const found = this.#under(dynamic, path, isJoined, at + 1, depth + 1);
        if (found !== undefined) return fill(found, depth, path.slice(start, end), isJoined);
      }
    }
    if (rest === undefined) return undefined;
    if (isJoined ? `${path.slice(begin)}/`.includes('//') : !areOrdinary(path, start, path.length))
      return undefined;
    return fill(withParams(rest, depth + 1), depth, path.slice(start), isJoined);
  }
}

function fill(match: Match, at: number, text: string, isJoined: boolean): Match {
  (match.params as string[])[at] = isJoined && text.includes('%') ? decodeURIComponent(text) : text;
  return match;
}

function withParams(entry: Entry, count: number): Match {
  return { entry, params: count === 1 ? [''] : count === 2 ? ['', ''] : new Array<string>(count).fill('') };
}

/** A path again, in which a slash or a percent sign of a segment cannot be taken for anything else. */
function joined(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`;
  if (!path.includes('%') && path.split('/').length === segments.length + 1) return path;
  return `/${segments.map((text) => text.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/')}`;
}

function sameShape(entry: Entry, other: Entry): Error {
  return new Error(`Two routes have the same path: ${entry.path} and ${other.path}`);
}
