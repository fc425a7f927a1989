import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { defaultExported, resolved } from '../syntax/symbols.ts';
import { type FunctionCode, functionsOf } from './functions.ts';

/**
 * The functions that a `middleware.ts` runs before handlers: its default export, or the items of a list. A
 * call that returns a function is followed to that function.
 */
export function middlewareFunctions(
  file: string,
  { plain, program }: Pick<Context, 'plain' | 'program'>,
): readonly FunctionCode[] {
  const symbol = resolved(defaultExported(program.getSourceFile(file), plain), plain);
  return (symbol?.declarations ?? []).flatMap((declaration) => {
    if (ts.isFunctionDeclaration(declaration)) return declaration.body ? [declaration] : [];
    const expression = ts.isExportAssignment(declaration)
      ? declaration.expression
      : ts.isVariableDeclaration(declaration)
        ? declaration.initializer
        : undefined;
    return expression ? functionsOf(expression, plain) : [];
  });
}
