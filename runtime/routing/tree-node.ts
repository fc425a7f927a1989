import type { Entry } from './entry.ts';
import { joinPath } from './path.ts';
import { parsePattern } from './pattern.ts';
import type { Keyed } from './substring-map.ts';
import type { Match } from './tree.ts';

/** The values of a route without dynamic segments. */
export const noParams: readonly string[] = [];

/** The number of static segments that lead from a node to one or more others. */
interface Run {
  readonly count: number;
  /** Whether one of those nodes leads on to dynamic segments. */
  readonly hasDynamicAfter: boolean;
  readonly shorter: Run | undefined;
}

/** The routes that continue after some segments of a path. */
export class TreeNode implements Keyed {
  readonly id: number;
  /** The id of the node from which static segments lead here, and these segments. Otherwise unused. */
  readonly seed: number;
  readonly text: string;
  hash = 0;
  entry: Entry | undefined;
  /** The match of a wholly static route that ends here. */
  match: Match | undefined;
  dynamic: TreeNode | undefined;
  rest: Entry | undefined;
  /** The longest run first. */
  runs: Run | undefined;
  /** The node that the runs lead to, if there is only one. Never set on the root. */
  only: TreeNode | undefined;

  constructor(id: number, seed: number, text: string) {
    this.id = id;
    this.seed = seed;
    this.text = text;
  }
}

/** The root, where all paths begin, and all nodes that static segments lead to. */
interface BuiltTree {
  readonly root: TreeNode;
  readonly runs: readonly TreeNode[];
  /** The most segments of a route. */
  readonly depth: number;
}

/** @throws Error when two routes match the same paths */
export function buildTree(entries: readonly Entry[]): BuiltTree {
  const root = new TreeNode(0, -1, '');
  const runs = new Map<string, TreeNode>();
  let count = 1;
  let depth = 0;
  const follow = (from: TreeNode, run: readonly string[], hasDynamicAfter: boolean): TreeNode => {
    if (run.length === 0) return from;
    const text = joinPath(run);
    const key = `${from.id}${text}`;
    let node = runs.get(key);
    if (node === undefined) {
      node = new TreeNode(count++, from.id, text);
      runs.set(key, node);
      from.only = from === root || from.runs !== undefined ? undefined : node;
    }
    // A wholly static path needs no walk through the tree.
    if (from !== root || hasDynamicAfter) from.runs = withRun(from.runs, run.length, hasDynamicAfter);
    return node;
  };
  for (const entry of entries) {
    let from = root;
    let run: string[] = [];
    const segments = parsePattern(entry.path);
    depth = Math.max(depth, segments.length);
    for (const segment of segments) {
      if (segment.kind === 'static') {
        run.push(segment.text);
        continue;
      }
      from = follow(from, run, true);
      run = [];
      if (segment.kind === 'rest') break;
      from.dynamic ??= new TreeNode(count++, -1, '');
      from = from.dynamic;
    }
    const node = follow(from, run, false);
    const kind = segments.at(-1)?.kind === 'rest' ? 'rest' : 'entry';
    const other = node[kind];
    if (other !== undefined)
      throw new Error(`Two routes have the same path: ${entry.path} and ${other.path}`);
    node[kind] = entry;
    if (from === root && kind === 'entry') node.match = { entry, params: noParams };
  }
  return { root, runs: [...runs.values()], depth };
}

/** A list of runs, including one of `count` segments, in order. */
function withRun(runs: Run | undefined, count: number, hasDynamicAfter: boolean): Run {
  if (runs === undefined || runs.count < count) return { count, hasDynamicAfter, shorter: runs };
  if (runs.count > count) return { ...runs, shorter: withRun(runs.shorter, count, hasDynamicAfter) };
  return runs.hasDynamicAfter || !hasDynamicAfter ? runs : { ...runs, hasDynamicAfter };
}
