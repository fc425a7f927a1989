import { ts } from 'ts-morph';

/** A JSDoc comment of a property. It is parsed for itself: its nodes' places count from `start`. */
export interface PropertyComment {
  readonly doc: ts.JSDoc;
  readonly start: number;
  readonly declaration: ts.PropertySignature | ts.PropertyDeclaration;
}

/**
 * All JSDoc comments of a property. TypeScript gives those above it, and loses those on the same line as what stands before: an
 * opening brace, or another property.
 */
export function propertyComments(symbol: ts.Symbol): readonly PropertyComment[] {
  return (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)
      ? commentsBefore(declaration)
      : [],
  );
}

function commentsBefore(declaration: PropertyComment['declaration']): readonly PropertyComment[] {
  const { text } = declaration.getSourceFile();
  const { pos } = declaration;
  const sameLine = (from: number) => !/[\r\n]/.test(text.slice(from, declaration.getStart()));
  // Behind the end of another property a comment is this one's only where nothing else can be meant.
  const near = (ts.getTrailingCommentRanges(text, pos) ?? []).filter(
    ({ end }) => text[pos - 1] === '{' || sameLine(end),
  );
  return [...near, ...(ts.getLeadingCommentRanges(text, pos) ?? [])].flatMap(({ end, pos: start }) => {
    const doc = parse(text.slice(start, end));
    return doc ? [{ doc, start, declaration }] : [];
  });
}

function parse(comment: string): ts.JSDoc | undefined {
  if (!comment.startsWith('/**')) return undefined;
  const file = ts.createSourceFile('comment.ts', `${comment}\nlet property`, ts.ScriptTarget.Latest, true);
  return ts.getJSDocCommentsAndTags(file.statements[0]!).find(ts.isJSDoc);
}
