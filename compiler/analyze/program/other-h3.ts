import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import type { Span } from '../../model/model.ts';
import { isOwn } from '../context.ts';

/** What an app's imports are resolved with. */
interface Resolution {
  readonly root: string;
  readonly own: readonly string[];
  /** The declaration file that `import 'routeclass'` means to the app. */
  readonly runtime: string;
  readonly host: ts.ModuleResolutionHost;
}

/**
 * Reports every import of an h3 of another major version than the runtime's, and says whether there is one.
 * npm puts such a one at the top where a tool depends on it and the app names none: its events lack what the
 * runtime's have, and its errors are other classes.
 */
export function reportOtherH3(
  program: ts.Program,
  { host, own, root, runtime }: Resolution,
  diagnostics: Diagnostics,
): boolean {
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const versionFor = (file: string) =>
    ts.resolveModuleName('h3', file, options, host, cache, undefined, ts.ModuleKind.ESNext).resolvedModule
      ?.packageId?.version;
  const wanted = versionFor(runtime);
  if (wanted === undefined) return false;
  const imports = program
    .getSourceFiles()
    .filter((file) => isOwn(file, { own }))
    .flatMap(importsOfH3);
  const others = imports.flatMap((span) => {
    const found = versionFor(span.file);
    return found === undefined || majorOf(found) === majorOf(wanted) ? [] : [{ span, found }];
  });
  for (const { found, span } of others) diagnostics.add('other-h3', span, found, wanted);
  return others.length > 0;
}

function importsOfH3(file: ts.SourceFile): readonly Span[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'h3') return [];
    // No node knows its file before the checker has been there.
    return [{ file: file.fileName, start: moduleSpecifier.getStart(file), end: moduleSpecifier.end }];
  });
}

const majorOf = (version: string) => version.split('.')[0];
