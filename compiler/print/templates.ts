/**
 * An expression that joins texts, a line for each: templates where they can be, and other expressions. What
 * opens and closes the whole goes into the templates beside it.
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

/** Whether a piece is a template without a hole. */
const isConstant = (piece: string) => /^`(?:[^\\$]|\\.|\$(?!\{))*`$/s.test(piece);

/** A template without a hole is part of one beside it: one text less to join. */
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

/** A template that ends with a quote hands it on to the one after it. */
function withQuotesMoved(pieces: readonly string[]): readonly string[] {
  const isOpen = (at: number) => pieces[at]?.endsWith('"`') && pieces[at + 1]?.startsWith('`');
  return pieces.map((piece, at) => {
    const begun = isOpen(at - 1) ? `\`"${piece.slice(1)}` : piece;
    return isOpen(at) ? `${begun.slice(0, -2)}\`` : begun;
  });
}
