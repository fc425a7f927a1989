import { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import { type Context, isOwn } from '../context.ts';
import { spanOfTagName } from './tag-text.ts';

/** The names that tsoa and others have for tags that are read here. */
export const tagsOfOtherTools: ReadonlyMap<string, string> = new Map([
  ['hide', 'hidden'],
  ['isDate', 'format date'],
  ['isDateTime', 'format date-time'],
  ['isInt', 'type int'],
  ['isLong', 'type int'],
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['regex', 'pattern'],
]);

/** Warns of tags in the JSDoc of a node that resemble a known tag but are misspelt. */
export function reportMisspeltTags(node: ts.Node, known: readonly string[], context: Context): void {
  if (!isOwn(node, context)) return;
  for (const tag of ts.getJSDocTags(node)) {
    const name = ts.idText(tag.tagName);
    const meant = known.includes(name) ? undefined : (meantElsewhere(name, known) ?? nearest(name, known));
    if (meant === undefined) continue;
    context.diagnostics.add('misspelt-tag', spanOfTagName(tag), name, meant);
  }
}

function meantElsewhere(name: string, known: readonly string[]): string | undefined {
  const meant = tagsOfOtherTools.get(name);
  return meant !== undefined && known.includes(meant.split(' ')[0]!) ? meant : undefined;
}
