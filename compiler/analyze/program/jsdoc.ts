import { ts } from 'ts-morph';

/** Where TypeScript keeps the JSDoc comments of a node; its own types do not have it. */
type Documented = ts.Node & { jsDoc?: readonly ts.JSDoc[] };

/** TypeScript's parser of single comments, whose nodes stand where they do in `text`; nor do they have this. */
const { parseIsolatedJSDocComment: parse } = ts as typeof ts & {
  parseIsolatedJSDocComment(
    text: string,
    start: number,
    length: number,
  ): { readonly jsDoc: ts.JSDoc } | undefined;
};

/** All JSDoc comments of a node. */
export function jsDocsOf(node: ts.Node): readonly ts.JSDoc[] {
  return (node as Documented).jsDoc ?? [];
}

/**
 * Gives a parsed file the JSDoc comments that TypeScript loses: those of members and statements on the same
 * line as what stands before, an opening brace or another one. They must be there before TypeScript binds the
 * file, which gives nodes their parents. And of a comment that is TSDoc's `{@inheritDoc}` it leaves no text,
 * so that TypeScript takes that of the base.
 */
export function withJsDocs(file: ts.SourceFile | undefined): ts.SourceFile | undefined {
  // Most files have none such, and need not be walked.
  if (file === undefined || !/\S[ \t]*\/\*\*|\{@inheritdoc\b/i.test(file.text)) return file;
  const visit = (node: ts.Node): void => {
    if (isDocumentable(node)) {
      const lost = commentsOnSameLine(node, file).flatMap(
        ({ end, pos }) => parse(file.text, pos, end - pos)?.jsDoc ?? [],
      );
      if (lost.length > 0) (node as Documented).jsDoc = [...lost, ...jsDocsOf(node)];
      for (const doc of jsDocsOf(node)) if (isInherited(doc)) Object.assign(doc, { comment: undefined });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return file;
}

/** Whether a comment says nothing of its own: to TypeScript `@inheritDoc` is a tag, and this a text. */
function isInherited({ comment }: ts.JSDoc): boolean {
  return typeof comment === 'string' && /^\{@inheritdoc\b[^}]*\}$/i.test(comment.trim());
}

function isDocumentable(node: ts.Node): boolean {
  return (
    ts.isClassElement(node) ||
    ts.isTypeElement(node) ||
    ts.isObjectLiteralElement(node) ||
    ts.isStatement(node)
  );
}

function commentsOnSameLine(node: ts.Node, file: ts.SourceFile): readonly ts.CommentRange[] {
  const { text } = file;
  const { pos } = node;
  // What stands at the start of a file TypeScript finds itself.
  if (pos === 0) return [];
  const start = node.getStart(file);
  // Behind the end of another member a comment is this one's only where nothing else can be meant.
  return (ts.getTrailingCommentRanges(text, pos) ?? []).filter(
    ({ end }) => text[pos - 1] === '{' || !/[\r\n]/.test(text.slice(end, start)),
  );
}
