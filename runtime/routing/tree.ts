import type { Entry } from './entry.ts';
import type { Segment } from './pattern.ts';

/** What may follow one segment of a path. */
export class TreeNode {
  statics: Map<string, TreeNode> | undefined;
  dynamic: TreeNode | undefined;
  rest: Entry | undefined;
  entry: Entry | undefined;
}

/** @throws Error when a route of the same shape is there already */
export function insert(root: TreeNode, entry: Entry): void {
  let node = root;
  for (const segment of entry.segments) {
    if (segment.kind === 'rest') {
      if (node.rest !== undefined) throw sameShape(entry, node.rest);
      node.rest = entry;
      return;
    }
    node = child(node, segment);
  }
  if (node.entry !== undefined) throw sameShape(entry, node.entry);
  node.entry = entry;
}

function child(node: TreeNode, segment: Exclude<Segment, { kind: 'rest' }>): TreeNode {
  if (segment.kind === 'dynamic') {
    node.dynamic ??= new TreeNode();
    return node.dynamic;
  }
  node.statics ??= new Map();
  const known = node.statics.get(segment.text);
  if (known !== undefined) return known;
  const made = new TreeNode();
  node.statics.set(segment.text, made);
  return made;
}

function sameShape(entry: Entry, other: Entry): Error {
  return new Error(`Two routes have the same path: ${entry.path} and ${other.path}`);
}

/**
 * The route of the segments from `at` on; what its dynamic segments hold is added to `params`. A static segment wins over a dynamic
 * one, that over the rest, and where a choice leads nowhere the next one is tried. No segment is empty.
 */
export function walk(
  node: TreeNode,
  segments: readonly string[],
  at: number,
  params: string[],
): Entry | undefined {
  if (at === segments.length) return node.entry;
  const segment = segments[at]!;
  if (segment === '') return undefined;
  const known = node.statics?.get(segment);
  if (known !== undefined) {
    const found = walk(known, segments, at + 1, params);
    if (found !== undefined) return found;
  }
  if (node.dynamic !== undefined) {
    params.push(segment);
    const found = walk(node.dynamic, segments, at + 1, params);
    if (found !== undefined) return found;
    params.pop();
  }
  if (node.rest === undefined || segments.indexOf('', at) !== -1) return undefined;
  params.push(at === 0 ? segments.join('/') : segments.slice(at).join('/'));
  return node.rest;
}
