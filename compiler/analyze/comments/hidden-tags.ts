import { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';
import { spanOfTagName } from './tag-text.ts';

/** Warns of `@hidden` in the JSDoc of a field or a parameter, which is in the document nevertheless. */
export function reportHiddenTags(node: ts.Declaration, place: 'field' | 'parameter', context: Context): void {
  if (!isOwn(node, context)) return;
  for (const tag of ts.getJSDocTags(node))
    if (ts.idText(tag.tagName) === 'hidden') context.diagnostics.add('unread-tag', spanOfTagName(tag), place);
}
