import type { Entry } from './entry.ts';
import { joinPath } from './path.ts';
import type { Keyed } from './texts.ts';
import type { Match } from './tree.ts';

/** So many static segments lead from a node to others. */
interface Run {
  readonly count: number;
  /** Whether one of these leads on to dynamic ones. */
  readonly goesOn: boolean;
  readonly shorter: Run | undefined;
}

/** What may follow some segments of a path. */
export class TreeNode implements Keyed {
  readonly id: number;
  /** The node that static segments lead here from, and these segments; of any other node they say nothing. */
  readonly seed: number;
  readonly text: string;
  hash = 0;
  entry: Entry | undefined;
  /** Where no dynamic segment leads here. */
  match: Match | undefined;
  dynamic: TreeNode | undefined;
  rest: Entry | undefined;
  /** The most segments first. */
  runs: Run | undefined;
  /** Where they lead, if to one node alone and not from where all paths begin. */
  only: TreeNode | undefined;

  constructor(id: number, seed: number, text: string) {
    this.id = id;
    this.seed = seed;
    this.text = text;
  }
}

/** The node where all paths begin, and all nodes that static segments lead to. */
interface Grown {
  readonly root: TreeNode;
  readonly runs: readonly TreeNode[];
}

/** @throws Error when two routes are of the same shape */
export function grow(entries: readonly Entry[]): Grown {
  const root = new TreeNode(0, -1, '');
  const runs = new Map<string, TreeNode>();
  let count = 1;
  const follow = (from: TreeNode, run: readonly string[], goesOn: boolean): TreeNode => {
    if (run.length === 0) return from;
    const text = joinPath(run);
    const key = `${from.id}${text}`;
    let node = runs.get(key);
    if (node === undefined) {
      node = new TreeNode(count++, from.id, text);
      runs.set(key, node);
      from.only = from === root || from.runs !== undefined ? undefined : node;
    }
    // A wholly static path is found at once.
    if (from !== root || goesOn) from.runs = withRun(from.runs, run.length, goesOn);
    return node;
  };
  for (const entry of entries) {
    let from = root;
    let run: string[] = [];
    for (const segment of entry.segments) {
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
    const kind = entry.segments.at(-1)?.kind === 'rest' ? 'rest' : 'entry';
    const other = node[kind];
    if (other !== undefined)
      throw new Error(`Two routes have the same path: ${entry.path} and ${other.path}`);
    node[kind] = entry;
    if (from === root && kind === 'entry') node.match = { entry, params: [] };
  }
  return { root, runs: [...runs.values()] };
}

/** A list of runs with one of so many segments, in their order. */
function withRun(runs: Run | undefined, count: number, goesOn: boolean): Run {
  if (runs === undefined || runs.count < count) return { count, goesOn, shorter: runs };
  if (runs.count > count) return { ...runs, shorter: withRun(runs.shorter, count, goesOn) };
  return runs.goesOn || !goesOn ? runs : { ...runs, goesOn };
}
