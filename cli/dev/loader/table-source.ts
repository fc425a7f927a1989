import ts from 'typescript';
import { keptModules } from './hooks.ts';

/** The source of a table to be loaded, and the specifiers of the app's modules that it imports. */
interface TableSource {
  readonly source: string;
  readonly specifiers: readonly string[];
}

/**
 * The source of a generated table, changed so that it can be loaded after an older one. Modules in `kept` are
 * taken from the older table, because importing them again would cost time for every route. The source also
 * exports all imported modules as `modules`.
 */
export function tableSource(text: string, kept: ReadonlySet<string>): TableSource {
  const file = ts.createSourceFile('dispatch.ts', text, ts.ScriptTarget.Latest);
  const lines: string[] = [];
  const exported: string[] = [];
  const specifiers: string[] = [];
  let end = 0;
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    lines.push(text.slice(end, statement.pos));
    end = statement.end;
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const names = namesOf(statement.importClause);
    if (names === undefined) continue;
    const quoted = JSON.stringify(specifier);
    const name = `routeclass_module_${specifiers.length}`;
    specifiers.push(specifier);
    exported.push(`[${quoted}, ${name}]`);
    lines.push(
      kept.has(specifier)
        ? `const ${name} = globalThis[Symbol.for('${keptModules.description}')].get(${quoted});\n`
        : `import * as ${name} from ${quoted};\n`,
      `const { ${names.join(', ')} } = ${name};\n`,
    );
  }
  lines.push(text.slice(end), `export const modules = new Map([${exported.join(', ')}]);\n`);
  return { source: lines.join(''), specifiers };
}

/** The imported names as properties to destructure from the module; undefined for a type-only import. */
function namesOf(clause: ts.ImportClause | undefined): readonly string[] | undefined {
  if (clause === undefined) return [];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const { name, namedBindings } = clause;
  const names = name === undefined ? [] : [`default: ${name.text}`];
  if (namedBindings === undefined || ts.isNamespaceImport(namedBindings)) return names;
  for (const element of namedBindings.elements) {
    if (element.isTypeOnly) continue;
    const { propertyName } = element;
    names.push(propertyName === undefined ? element.name.text : `${propertyName.text}: ${element.name.text}`);
  }
  return names;
}
