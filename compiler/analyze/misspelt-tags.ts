import { ts } from 'ts-morph';
import { nearest } from '../diagnose/suggest.ts';
import { type Context, isOwn } from './context.ts';

/** Warns of tags in the JSDoc of a node that are nearly, but not quite, one of those that are read there. */
export function reportMisspeltTags(node: ts.Node, known: readonly string[], context: Context): void {
  if (!isOwn(node, context)) return;
  for (const tag of ts.getJSDocTags(node)) {
    const name = ts.idText(tag.tagName);
    const meant = known.includes(name) ? undefined : nearest(name, known);
    if (meant === undefined) continue;
    const span = { file: node.getSourceFile().fileName, start: tag.getStart(), end: tag.tagName.end };
    context.diagnostics.add('misspelt-tag', span, name, meant);
  }
}
