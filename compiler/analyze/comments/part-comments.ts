import type { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import { type Context, isSource } from '../context.ts';
import type { Place } from '../place.ts';
import { commentedNode } from '../typescript-internals.ts';
import { applyCommentTags } from './apply-tags.ts';
import { symbolDocs } from './docs.ts';

/**
 * The type of a part that is no field with what the comment of its declaration says: of the values of an index
 * signature, and of an element of a tuple that has a name.
 */
export function withPartComment(
  type: Type,
  declaration: ts.Declaration | undefined,
  place: Place,
  context: Context,
): Type {
  if (declaration === undefined) return type;
  const { filled, type: tagged } = applyCommentTags(
    [declaration],
    { type, filled: undefined },
    place,
    context,
  );
  if (filled && isSource(declaration))
    context.diagnostics.add(
      'option-not-applicable',
      filled.span,
      '@default',
      'anything but a field of a model',
      'Only fields have a default: remove it.',
    );
  const { ofAlias = [], ...known } = tagged.docs ?? {};
  const own = Object.entries(known).filter(([key]) => !ofAlias.includes(key));
  const docs = symbolDocs(commentedNode(declaration), Object.fromEntries(own), context.checker);
  return Object.keys(docs).length > 0 ? { ...tagged, docs: { ...known, ...docs } } : tagged;
}
