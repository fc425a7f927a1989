import { ts } from 'ts-morph';
import { member } from '../../print/quote.ts';
import { resolved } from '../syntax/symbols.ts';

/** A text where TypeScript expects something with a name, at the end of its message. */
const textForName = /Type '(".*")' is not assignable to type '(\w+)(?: \| null)?(?: \| undefined)?'$/;

/** The member of an enum whose value stands where TypeScript expects the enum: `Color.Red` for `'red'`. */
export function meantMember(
  { file, messageText }: ts.Diagnostic,
  checker: ts.TypeChecker,
): string | undefined {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
  const [, value, name] = textForName.exec(message) ?? [];
  if (file === undefined || name === undefined) return undefined;
  const { Alias, Enum } = ts.SymbolFlags;
  const named = checker.getSymbolsInScope(file, Alias | Enum).find((one) => one.name === name);
  const members = named && resolved(checker.getExportSymbolOfSymbol(named), checker).exports;
  for (const { name: own, valueDeclaration: node } of members?.values() ?? [])
    if (node && ts.isEnumMember(node) && JSON.stringify(checker.getConstantValue(node)) === value)
      return member(name, own);
  return undefined;
}
