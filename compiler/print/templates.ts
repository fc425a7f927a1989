/**
 * An expression that joins texts, one per line: templates and other expressions. `open` and `close` become
 * part of adjacent templates.
 */
export function joinedTemplates(open: string, pieces: readonly string[], close: string): string {
  const [first, ...rest] = withQuotesMoved(withConstantsJoined(pieces));
  const opened = isTemplate(first!) ? [`\`${open}${first!.slice(1)}`] : [`'${open}'`, first!];
  const all = [...opened, ...rest];
  const last = all.at(-1)!;
  const closed = isTemplate(last)
    ? [...all.slice(0, -1), `${last.slice(0, -1)}${close}\``]
    : [...all, `'${close}'`];
  return closed.join(' +\n    ');
}

const isTemplate = (piece: string) => piece.startsWith('`');

/** Whether a piece is a template without a placeholder. */
const isConstant = (piece: string) => /^`(?:[^\\$]|\\.|\$(?!\{))*`$/.test(piece);

/** Merges templates without a placeholder into adjacent templates, so that fewer texts are joined. */
function withConstantsJoined(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined && isTemplate(last) && isTemplate(piece) && (isConstant(last) || isConstant(piece));
    if (isOne) joined.push(`${joined.pop()!.slice(0, -1)}${piece.slice(1)}`);
    else joined.push(piece);
  }
  return joined;
}

/** Moves a quote at the end of a template to the template after it. */
function withQuotesMoved(pieces: readonly string[]): readonly string[] {
  const isOpen = (at: number) => pieces[at]?.endsWith('"`') && pieces[at + 1]?.startsWith('`');
  return pieces.map((piece, at) => {
    const begun = isOpen(at - 1) ? `\`"${piece.slice(1)}` : piece;
    return isOpen(at) ? `${begun.slice(0, -2)}\`` : begun;
  });
}
