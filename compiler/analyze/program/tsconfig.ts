import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { relativePath, slashed } from '../../paths.ts';

const defaults: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
};

/**
 * What TypeScript took before version 6 for options that a tsconfig leaves open, where more passed then:
 * every `@types` there is, above all.
 */
const assumedBeforeSix: ts.CompilerOptions = {
  types: ['*'],
  strict: false,
  noUncheckedSideEffectImports: false,
};

/** What a compilation of the pages needs. Nothing is emitted, so nothing that governs emitting may stand in the way. */
const overrides: Readonly<Record<string, ts.CompilerOptionsValue>> = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
  declarationDir: undefined,
  declarationMap: false,
  emitDeclarationOnly: false,
  isolatedDeclarations: false,
  mapRoot: undefined,
  sourceRoot: undefined,
  tsBuildInfoFile: undefined,
  noUnusedLocals: false,
  noUnusedParameters: false,
  // What a later version drops stands in the options of apps whose own TypeScript has never heard that.
  ignoreDeprecations: '6.0',
};

/**
 * The app's own options, with what a compilation of the pages needs; undefined, with a diagnostic, where they
 * cannot be read.
 */
export function readConfig(
  root: string,
  pages: readonly string[],
  system: ts.System,
  diagnostics: Diagnostics,
): ts.ParsedCommandLine | undefined {
  const own = slashed(join(root, 'tsconfig.json'));
  if (!system.fileExists(own)) return { options: { ...defaults, ...overrides }, fileNames: [], errors: [] };
  const { file, parsed, source } = configOf(own, new Set(pages), system);
  const fault = faultOf(source, parsed);
  if (fault) {
    const start = fault.start ?? 0;
    const span = { file: fault.file?.fileName ?? file, start, end: start + (fault.length ?? 0) };
    diagnostics.add('tsconfig-unreadable', span, reasonOf(fault, root));
    return undefined;
  }
  // With options that emit gone, TypeScript no longer minds `.ts` specifiers that are rewritten when emitting.
  const extensions =
    parsed.options.rewriteRelativeImportExtensions === true ? { allowImportingTsExtensions: true } : {};
  const assumed = isBeforeSix(root, system) ? assumedBeforeSix : {};
  const options = { ...assumed, ...parsed.options, ...overrides, ...extensions };
  // It cannot be enumerated, and is where TypeScript looks for the place of an option that is wrong.
  return { ...parsed, options: { ...options, configFile: parsed.options.configFile } };
}

interface Config {
  readonly file: string;
  readonly source: ts.TsConfigSourceFile;
  readonly parsed: ts.ParsedCommandLine;
}

/**
 * The config of the pages: of one that names no files but other projects, as for `tsc -b`, the project that
 * holds any of them.
 */
function configOf(
  file: string,
  pages: ReadonlySet<string>,
  system: ts.System,
  seen: readonly string[] = [],
): Config {
  const config = parseConfig(file, system);
  const { fileNames, projectReferences = [] } = config.parsed;
  if (fileNames.length > 0) return config;
  for (const reference of projectReferences) {
    const path = ts.resolveProjectReferencePath(reference);
    if (seen.includes(path) || !system.fileExists(path)) continue;
    const other = configOf(path, pages, system, [...seen, file]);
    if (other.parsed.fileNames.some((name) => pages.has(name))) return other;
  }
  return config;
}

function parseConfig(file: string, system: ts.System): Config {
  // As a source file and not as JSON: so every fault has its place.
  const source = ts.readJsonConfigFile(file, system.readFile);
  // Of a file that could not be read there is no tree, and TypeScript would trip over that.
  const parsed: ts.ParsedCommandLine =
    source.text === undefined
      ? { options: {}, fileNames: [], errors: [] }
      : ts.parseJsonSourceFileConfigFileContent(source, system, dirname(file), undefined, file);
  return { file, source, parsed };
}

/**
 * What stands in no build's way. 5023 and 5025: an option that is unknown here may be one of the app's own
 * TypeScript, which tells of it if not. 18002 and 18003: the config names no files, for the routes folder
 * names the pages.
 */
const harmless: ReadonlySet<number> = new Set([5023, 5025, 18002, 18003]);

/** The first thing that is wrong with a config. */
function faultOf(source: ts.TsConfigSourceFile, { errors }: ts.ParsedCommandLine): ts.Diagnostic | undefined {
  const { parseDiagnostics } = source as ts.TsConfigSourceFile & {
    parseDiagnostics: readonly ts.Diagnostic[];
  };
  return [...parseDiagnostics, ...errors].find(
    ({ category, code }) => category === ts.DiagnosticCategory.Error && !harmless.has(code),
  );
}

/** What TypeScript says of a fault, with paths as messages have them. */
function reasonOf({ messageText }: ts.Diagnostic, root: string): string {
  return ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replaceAll(/'((?:[A-Za-z]:)?\/[^']*)'/g, (_, path) => `'${relativePath(root, path)}'`)
    .replace(/\.$/, '');
}

/** Whether the app's own TypeScript, which its tsconfig was written for, is older than version 6. */
function isBeforeSix(root: string, system: ts.System): boolean {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const { resolvedModule } = ts.resolveModuleName('typescript', join(root, 'tsconfig.json'), options, system);
  const version = resolvedModule?.packageId?.version;
  return version !== undefined && Number.parseInt(version, 10) < 6;
}
