import type { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { exportedAs, resolved } from '../syntax/symbols.ts';

/** A type exported by the package `routeclass`. */
export function runtimeType(name: string, { checker, program }: Context): ts.Type | undefined {
  const source = program.getSourceFiles().find(isDeclarationsFile);
  const symbol = resolved(exportedAs(name, source, checker), checker);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}
