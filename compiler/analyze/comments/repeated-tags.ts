import { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';
import { spanOfTagName } from './tag-text.ts';

/** The tags of methods, and of fields and parameters, whose text is read once. */
const textTags = {
  method: ['summary', 'description', 'returns'],
  value: ['title', 'description'],
};

/** Warns of a tag in a node's JSDoc that is there already: the document has one text for each. */
export function reportRepeatedTags(node: ts.Node, of: keyof typeof textTags, context: Context): void {
  if (!isOwn(node, context)) return;
  const read = new Set<string>();
  for (const tag of ts.getJSDocTags(node)) {
    const name = ts.idText(tag.tagName).replace(/^return$/, 'returns');
    if (read.has(name) && textTags[of].includes(name))
      context.diagnostics.add('unread-tag', spanOfTagName(tag), 'repeated', ts.idText(tag.tagName));
    read.add(name);
  }
}
