import type { ts } from 'ts-morph';
import type { Place } from '../place.ts';
import { allTagsOf, type CommentTag } from './tags.ts';

/**
 * The tags of a method's comment that are about a parameter, as in tsoa: their text begins with the
 * parameter's name, `@minimum limit 3`.
 */
export function tagsOfMethod({ name, parent }: ts.ParameterDeclaration, place: Place): readonly CommentTag[] {
  return allTagsOf(parent, place).flatMap((tag) => {
    const [, subject, value = ''] = /^(\S*)\s*(.*)$/s.exec(tag.value)!;
    return subject === name.getText() ? [{ ...tag, value }] : [];
  });
}
