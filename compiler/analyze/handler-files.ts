import { ts } from 'ts-morph';
import type { ErrorFile, ErrorMode } from '../model.ts';
import type { Context } from './context.ts';

/** What an `error.ts` turns into answers; undefined, with a diagnostic, where it exports nothing. */
export function readErrorFile(file: string, context: Context): ErrorFile | undefined {
  const exported = defaultExport(file, context);
  if (exported === undefined) return undefined;
  const type = context.checker.getTypeOfSymbol(exported);
  const mode = (name: string): ErrorMode => {
    if (type.symbol?.name === 'DetailedErrors') return 'detailed';
    return type.getProperty(name) ? 'own' : 'none';
  };
  return { file, validation: mode('validation'), http: mode('http') };
}

/** Whether a `middleware.ts` exports something; reported where it does not. */
export function hasDefault(file: string, context: Context): boolean {
  return defaultExport(file, context) !== undefined;
}

function defaultExport(file: string, { checker, diagnostics, program }: Context): ts.Symbol | undefined {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol =
    module && checker.getExportsOfModule(module).find(({ escapedName }) => escapedName === 'default');
  if (symbol === undefined) {
    diagnostics.add('no-default-export', { file, start: 0, end: 0 }, file.slice(file.lastIndexOf('/') + 1));
    return undefined;
  }
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
