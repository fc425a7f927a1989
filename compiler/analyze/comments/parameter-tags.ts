import type { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import type { Place } from '../place.ts';
import { allTagsOf, type CommentTag } from './tags.ts';

/**
 * The tags of a method's comment that are about a parameter, as in tsoa: their text begins with the
 * parameter's name, `@minimum limit 3`.
 */
export function tagsOfMethod({ name, parent }: ts.ParameterDeclaration, place: Place): readonly CommentTag[] {
  return tagsAbout((subject) => subject === name.getText(), parent, place);
}

/** The tags of a method's comment that are meant to be about a parameter, but misspell its name. */
export function misspeltTagsOfMethod(
  { name, parent }: ts.ParameterDeclaration,
  place: Place,
): readonly CommentTag[] {
  const names = parent.parameters.map((one) => one.name.getText());
  const isMeant = (subject: string) => !names.includes(subject) && nearest(subject, names) === name.getText();
  return tagsAbout(isMeant, parent, place);
}

function tagsAbout(
  isSubject: (subject: string) => boolean,
  method: ts.SignatureDeclaration,
  place: Place,
): readonly CommentTag[] {
  return allTagsOf(method, place).flatMap((tag) => {
    const [, subject, value = ''] = /^(\S*)\s*(.*)$/s.exec(tag.value)!;
    return isSubject(subject!) ? [{ ...tag, value }] : [];
  });
}
