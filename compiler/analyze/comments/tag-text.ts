import type { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';

/** The text of a tag, from a position in it. For TypeScript, the end of a comment is part of its last tag. */
export function tagText(tag: ts.JSDocTag, from = tag.pos): string {
  return tag
    .getSourceFile()
    .text.slice(from, tag.end)
    .replace(/[\s*]*(?:\*\/)?$/, '');
}

export function spanOfTag(tag: ts.JSDocTag): Span {
  const { fileName } = tag.getSourceFile();
  return { file: fileName, start: tag.pos, end: tag.pos + tagText(tag).length };
}

/** The span of `@name`. */
export function spanOfTagName({ pos, tagName }: ts.JSDocTag): Span {
  return { file: tagName.getSourceFile().fileName, start: pos, end: tagName.end };
}
