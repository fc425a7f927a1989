import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isTuple } from '../types/lists.ts';
import { membersOf } from '../types/members.ts';
import { isInVerb } from './in-verb.ts';

/** Warns of an answer that is thrown, as in other frameworks: `throw redirect('/login')`. */
export function reportThrownAnswer(
  thrown: ts.Expression,
  { diagnostics, plain, program, own }: Pick<Context, 'diagnostics' | 'plain' | 'program' | 'own'>,
): void {
  if (!isOwn(thrown, { own }) || isCaught(thrown)) return;
  const members = membersOf(plain.getTypeAtLocation(thrown));
  if (members.every(isAnswer))
    diagnostics.add('thrown-answer', spanOf(thrown), thrown.getText(), isInVerb(thrown));

  function isAnswer(type: ts.Type): boolean {
    if (isTuple(type, plain)) {
      const [, status] = plain.getTypeArguments(type);
      return status !== undefined && (status.flags & ts.TypeFlags.NumberLike) !== 0;
    }
    const symbol = type.getSymbol();
    if (symbol?.name !== 'Response') return false;
    const file = symbol.declarations?.[0]?.getSourceFile();
    return file !== undefined && (file.isDeclarationFile || program.isSourceFileDefaultLibrary(file));
  }
}

/** Whether the enclosing function catches the thrown value, which it may then return. */
function isCaught(node: ts.Node): boolean {
  const around = ts.findAncestor(node, (one) => {
    if (ts.isFunctionLike(one)) return 'quit';
    return (
      ts.isTryStatement(one.parent) && one.parent.tryBlock === one && one.parent.catchClause !== undefined
    );
  });
  return around !== undefined;
}
