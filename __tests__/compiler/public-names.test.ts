import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { hintOfTypeError, publicTypes, publicValues } from '../../compiler/diagnose/public-names.ts';

test('every name that is suggested is exported, as a type or as a value', () => {
  const file = join(import.meta.dirname, '../../runtime/index.ts');
  const program = ts.createProgram([file], {
    noLib: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  const isValue = (symbol: ts.Symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  const names = (are: boolean) => exported.filter((one) => isValue(one) === are).map(({ name }) => name);
  expect(names(false)).toEqual(expect.arrayContaining([...publicTypes]));
  expect(names(true)).toEqual(expect.arrayContaining([...publicValues]));
});

describe('what to write for an error of TypeScript', () => {
  test.each([
    ["Cannot find name 'Query'", "Write `import type { Query } from 'routeclass'`."],
    ["Cannot find name 'Qeury'", "Did you mean `Query`? Write `import type { Query } from 'routeclass'`."],
    ["Cannot find name 'Quary'. Did you mean 'Query'?", undefined],
    ["Cannot find name 'repply'", "Did you mean `reply`? Write `import { reply } from 'routeclass'`."],
    [`'"routeclass"' has no exported member named 'Boddy'. Did you mean 'Body'?`, undefined],
    [
      `Module '"routeclass"' has no exported member 'Hedder'`,
      "Did you mean `Header`? Write `import type { Header } from 'routeclass'`.",
    ],
    ["Cannot find module 'routeclas' or its corresponding type declarations", 'Did you mean `routeclass`?'],
    ["Cannot find name 'titles'", undefined],
    ["Cannot find module './models.ts' or its corresponding type declarations", undefined],
    ["Type 'string' is not assignable to type 'number'", undefined],
  ])('%s', (message, hint) => {
    expect(hintOfTypeError(message)).toBe(hint);
  });
});
