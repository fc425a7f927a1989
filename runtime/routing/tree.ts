import type { Entry } from './entry.ts';
import { areOrdinary, isOrdinary, slash } from './path.ts';
import { type Keyed, Texts } from './texts.ts';

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
  readonly goesOn: boolean;
  readonly shorter: Run | undefined;
}

/** What may follow some segments of a path. */
class TreeNode implements Keyed {
  readonly id: number;
  /** The node that static segments lead here from, and these segments; of any other node they say nothing. */
  readonly seed: number;
  readonly text: string;
  hash = 0;
  /** Whether these segments hold what an ordinary path does not. */
  readonly isOdd: boolean;
  entry: Entry | undefined;
  /** Where no dynamic segment leads here. */
  match: Match | undefined;
  dynamic: TreeNode | undefined;
  rest: Entry | undefined;
  /** The most segments first. */
  runs: Run | undefined;

  constructor(id: number, seed: number, text: string) {
    this.id = id;
    this.seed = seed;
    this.text = text;
    this.isOdd = text !== '' && !isOrdinary(text);
  }
}

/**
 * The routes by their segments. Static segments beside one another are one step, however many they are: the keys of one map for all nodes. Nothing
 * of a path is cut out but what its dynamic segments hold.
 */
export class Tree {
  readonly #root = new TreeNode(0, -1, '');
  readonly #nodes = new Texts<TreeNode>();
  #count = 1;
  /** Where the segments of a path end, after a zero, as far as they were asked for; of the path that is looked up just now. */
  #ends = new Int32Array(1);
  #known = 0;
  /** After how many segments of that path each dynamic one stands that was tried last. */
  #dynamics = new Int32Array(0);
  /** Which lengths, but for multiples of 256, wholly static paths have. */
  readonly #lengths = new Uint8Array(256);

  /** @throws Error when a route of the same shape is there already */
  insert(entry: Entry): void {
    let from = this.#root;
    let run: string[] = [];
    if (this.#ends.length <= entry.segments.length) {
      this.#ends = new Int32Array(entry.segments.length + 1);
      this.#dynamics = new Int32Array(entry.segments.length);
    }
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
      node.dynamic ??= new TreeNode(this.#count++, -1, '');
      from = node.dynamic;
    }
    const node = this.#node(from, run, false);
    if (node.entry !== undefined) throw sameShape(entry, node.entry);
    node.entry = entry;
    if (from !== this.#root) return;
    node.match = { entry, params: [] };
    this.#lengths[joined(run).length & 0xff] = 1;
  }

  /** The node that static segments lead to. */
  #node(from: TreeNode, run: readonly string[], goesOn: boolean): TreeNode {
    if (run.length === 0) return from;
    from.runs = withRun(from.runs, run.length, goesOn);
    const text = joined(run);
    const found = this.#nodes.get(from.id, text);
    if (found !== undefined) return found;
    const made = new TreeNode(this.#count++, from.id, text);
    this.#nodes.add(made);
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
      const known = this.#nodes.get(0, path);
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

/** A list of runs with one of so many segments, in their order. */
function withRun(runs: Run | undefined, count: number, goesOn: boolean): Run {
  if (runs === undefined || runs.count < count) return { count, goesOn, shorter: runs };
  if (runs.count === count) return { ...runs, goesOn: runs.goesOn || goesOn };
  return { ...runs, shorter: withRun(runs.shorter, count, goesOn) };
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
