import { ts } from 'ts-morph';
import { jsDocsOf, parseJsDoc, setJsDocs } from '../typescript-internals.ts';

/**
 * Adds to a parsed file the JSDoc comments that TypeScript loses: those of members and statements on the same
 * line as an opening brace or a preceding member or statement, and those of elements of tuples. This must
 * happen before TypeScript binds the file, which gives nodes their parents. A comment that consists of TSDoc's
 * `{@inheritDoc}` loses its text, so that TypeScript takes the comment of the base.
 */
export function withJsDocs(file: ts.SourceFile | undefined): ts.SourceFile | undefined {
  // Most files have no such comment and need not be walked.
  if (file === undefined || !/\S[ \t]*\/\*\*|\{@inheritdoc\b/i.test(file.text)) return file;
  const visit = (node: ts.Node): void => {
    if (isDocumentable(node)) {
      const lost = commentsOnSameLine(node, file).flatMap((range) => parseJsDoc(file.text, range) ?? []);
      if (lost.length > 0) setJsDocs(node, [...lost, ...jsDocsOf(node)]);
      for (const doc of jsDocsOf(node)) if (isInherited(doc)) Object.assign(doc, { comment: undefined });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return file;
}

/**
 * Whether a comment is `{@inheritDoc}` only. TypeScript treats `@inheritDoc` as a tag, but the form in braces
 * as text.
 */
function isInherited({ comment }: ts.JSDoc): boolean {
  return typeof comment === 'string' && /^\{@inheritdoc\b[^}]*\}$/i.test(comment.trim());
}

function isDocumentable(node: ts.Node): boolean {
  return (
    ts.isClassElement(node) ||
    ts.isTypeElement(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isObjectLiteralElement(node) ||
    ts.isStatement(node)
  );
}

function commentsOnSameLine(node: ts.Node, file: ts.SourceFile): readonly ts.CommentRange[] {
  const { text } = file;
  const { pos } = node;
  // TypeScript finds the comment at the start of a file itself.
  if (pos === 0) return [];
  const start = node.getStart(file);
  // A comment after another member is taken for this one only where it can belong to nothing else.
  return (ts.getTrailingCommentRanges(text, pos) ?? []).filter(
    ({ end }) => text[pos - 1] === '{' || !/[\r\n]/.test(text.slice(end, start)),
  );
}
