import { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import type { Parameter } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';

/**
 * Warns of each `@param` in the JSDoc of a function that names none of its parameters.
 *
 * @param read its parameters as they were read, which have the aliases
 */
export function reportParamTags(
  node: ts.SignatureDeclaration,
  read: readonly Parameter[],
  context: Context,
): void {
  const parameters = node.parameters.map(({ name }) => name);
  // One that is destructured, which is an error, may have any name in the JSDoc.
  if (!isOwn(node, context) || !parameters.every(ts.isIdentifier)) return;
  const names = parameters.map(({ text }) => text);
  const tags = ts.getJSDocTags(node).filter(ts.isJSDocParameterTag);
  const described = tags.map(({ name }) => firstOf(name).text);
  const sent = names.filter((name) => name !== 'this');
  const free = sent.filter((name) => !described.includes(name));
  const undescribed = read.filter(({ name }) => free.includes(name));
  for (const { name } of tags) {
    const written = firstOf(name);
    // A tag without any name is one that is still to be written.
    if (written.text === '' || names.includes(written.text)) continue;
    const aliased = undescribed.find((one) => 'wireName' in one && one.wireName === written.text);
    const meant = aliased?.name ?? nearest(written.text, free);
    context.diagnostics.add('param-tag', spanOf(written), written.text, meant, free, sent.length > 0);
  }
}

/** The name before the first dot: `todo` of `@param todo.title`, which is about a field of a parameter. */
function firstOf(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : firstOf(name.left);
}
