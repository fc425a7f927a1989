import { ts } from 'ts-morph';
import { startOf } from '../../diagnose/start-of.ts';
import { type Verb, verbs } from '../../model/model.ts';
import { type Context, spanOf } from '../context.ts';
import { defaultExported, exportedAs, resolved } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';

/**
 * Reports a page without a class as its default export. Returns the class that was probably meant, where only
 * `default` is missing: whatever else is wrong with it is reported at once.
 */
export function reportNoClass(
  file: string,
  source: ts.SourceFile,
  { checker, diagnostics }: Context,
): ts.ClassDeclaration | undefined {
  const exported = exportedAs('default', source, checker);
  const held = resolved(exported, checker);
  // The export refers to something that does not exist, which TypeScript reports.
  if (held && held.declarations === undefined) return undefined;
  const isTypeAlone = exported !== undefined && defaultExported(source, checker) === undefined;
  const constant = classConstant(held);
  const meant = meantClass(source);
  const handlers = meant ? [] : handlersOf(source);
  const node = exportedNode(source, exported) ?? meant?.name ?? handlers[0]?.name;
  diagnostics.add(
    'no-default-class',
    node ? spanOf(node) : startOf(file),
    isTypeAlone
      ? { kind: 'type' }
      : constant
        ? { kind: 'constant', name: ts.idText(constant) }
        : {
            kind: 'other',
            meant: meant?.name && ts.idText(meant.name),
            verbs: [...new Set(handlers.map(({ verb }) => verb))],
          },
  );
  return exported === undefined && meant && hasMethods(meant) ? meant : undefined;
}

/**
 * The handlers that a page has in place of methods: exported functions that are named like verbs, as in Next.js
 * and SvelteKit, or the methods of an object.
 */
function handlersOf({ statements }: ts.SourceFile): readonly { name: ts.Node; verb: Verb }[] {
  const named = statements.flatMap((one): (ts.Node | undefined)[] => {
    if (ts.isExportAssignment(one)) {
      const value = unwrapped(one.expression);
      return ts.isObjectLiteralExpression(value) ? value.properties.map(({ name }) => name) : [];
    }
    if (ts.isVariableStatement(one) && isExported(one))
      return one.declarationList.declarations.map(({ name }) => name);
    return ts.isFunctionDeclaration(one) && isExported(one) ? [one.name] : [];
  });
  return named.flatMap((name) => {
    const verb = verbs.find((one) => one === name?.getText().toLowerCase());
    return name && verb ? [{ name, verb }] : [];
  });
}

/** The class of a page that is most like a route class: models beside it have no methods. */
function meantClass({ statements }: ts.SourceFile): ts.ClassDeclaration | undefined {
  const classes = statements.filter(ts.isClassDeclaration);
  return classes.find((one) => isExported(one) && hasMethods(one)) ?? classes.find(hasMethods) ?? classes[0];
}

const hasMethods = ({ members }: ts.ClassDeclaration) => members.some(ts.isMethodDeclaration);

const isExported = ({ modifiers }: ts.ClassDeclaration | ts.FunctionDeclaration | ts.VariableStatement) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The node of the default export. */
function exportedNode(source: ts.SourceFile, exported: ts.Symbol | undefined): ts.Node | undefined {
  const assigned = source.statements.find(ts.isExportAssignment)?.expression;
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
