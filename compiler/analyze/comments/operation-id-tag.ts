import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { spanOfTag } from './tag-text.ts';

/**
 * The operation id that a method's `@operationId` gives; undefined where there is no tag, and, with a
 * diagnostic, where its text is not an identifier.
 */
export function writtenOperationId(
  method: ts.Symbol,
  declaration: ts.MethodDeclaration,
  context: Context,
): { readonly id: string; readonly span: Span } | undefined {
  const { checker, diagnostics } = context;
  const isIt = ({ name }: ts.JSDocTagInfo) => name === 'operationId';
  const texts = method
    .getJsDocTags(checker)
    .filter(isIt)
    .map(({ text }) => ts.displayPartsToString(text).trim());
  const [id] = texts;
  // A method without tags of its own may inherit a comment.
  const nodes = operationIdTags(declaration);
  const spanAt = (i: number) => {
    const node = nodes[i] ?? nodes[0];
    return node && isOwn(node, context) ? spanOfTag(node) : spanOf(declaration.name);
  };
  if (texts.length > 1) diagnostics.add('operation-id', spanAt(1), { kind: 'several', id: id! });
  if (id === undefined) return undefined;
  if (/^[a-z_][\w./-]*$/i.test(id)) return { id, span: spanAt(0) };
  diagnostics.add('operation-id', spanAt(0), { kind: id === '' ? 'missing' : 'name', id });
  return undefined;
}

/** Reports an `@operationId` of a class, which would apply to all its methods. */
export function reportClassOperationId(node: ts.ClassLikeDeclaration, { diagnostics }: Context): void {
  for (const tag of operationIdTags(node))
    diagnostics.add('operation-id', spanOfTag(tag), { kind: 'class', id: '' });
}

function operationIdTags(node: ts.Node): readonly ts.JSDocTag[] {
  return ts.getJSDocTags(node).filter(({ tagName }) => ts.idText(tagName) === 'operationId');
}
