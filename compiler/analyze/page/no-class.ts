import { ts } from 'ts-morph';
import { startOf } from '../../diagnose/start-of.ts';
import { type Context, spanOf } from '../context.ts';
import { defaultExported, exportedAs, resolved } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';

/** Reports a page without a class as its default export, and suggests the class that was probably meant. */
export function reportNoClass(file: string, source: ts.SourceFile, { checker, diagnostics }: Context): void {
  const exported = exportedAs('default', source, checker);
  const held = resolved(exported, checker);
  // The export refers to something that does not exist, which TypeScript reports.
  if (held && held.declarations === undefined) return;
  const isTypeAlone = exported !== undefined && defaultExported(source, checker) === undefined;
  const constant = classConstant(held);
  const meant = source.statements.find((node) => ts.isClassDeclaration(node))?.name;
  const node = exportedNode(source, exported) ?? meant;
  diagnostics.add(
    'no-default-class',
    node ? spanOf(node) : startOf(file),
    isTypeAlone
      ? { kind: 'type' }
      : constant
        ? { kind: 'constant', name: ts.idText(constant) }
        : { kind: 'other', meant: meant && ts.idText(meant) },
  );
}

/** The node of the default export. */
function exportedNode(source: ts.SourceFile, exported: ts.Symbol | undefined): ts.Node | undefined {
  const assigned = source.statements.find((node) => ts.isExportAssignment(node))?.expression;
  const [declared] = exported?.declarations ?? [];
  if (assigned || declared === undefined) return assigned;
  return ts.isExportSpecifier(declared) ? declared : (ts.getNameOfDeclaration(declared) ?? declared);
}

/**
 * The name of a variable that holds a class. Generated code needs the class as a type, and a variable is not
 * a type.
 */
function classConstant(symbol: ts.Symbol | undefined): ts.Identifier | undefined {
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer, name } = declaration;
  const isClass = initializer !== undefined && ts.isClassExpression(unwrapped(initializer));
  return isClass && ts.isIdentifier(name) ? name : undefined;
}
