import { dirname, join, resolve } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import type { Span } from '../../model/model.ts';
import { relativePath, slashed } from '../../paths.ts';
import { syntaxErrorsOf } from '../typescript-internals.ts';
import { fieldsOf } from './option-place.ts';

const defaults: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
};

/**
 * The defaults of TypeScript before version 6, where they accepted more: above all, every `@types` package
 * was included.
 */
const assumedBeforeSix: ts.CompilerOptions = {
  types: ['*'],
  strict: false,
  noUncheckedSideEffectImports: false,
};

/**
 * The options that compiling the pages needs. Nothing is emitted, so options about emitting must not cause
 * errors.
 */
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
  // An older TypeScript of the app may know nothing of the deprecation of options that this one deprecates.
  ignoreDeprecations: '6.0',
};

/** The app's own options with the overrides; undefined, with a diagnostic, where they cannot be read. */
export function readConfig(
  root: string,
  pages: readonly string[],
  system: ts.System,
  diagnostics: Diagnostics,
): ts.ParsedCommandLine | undefined {
  const own = slashed(join(root, 'tsconfig.json'));
  if (!system.fileExists(own)) return { options: { ...defaults, ...overrides }, fileNames: [], errors: [] };
  const { file, parsed, source } = configOf(own, new Set(pages), system);
  const faults = faultsOf(source, parsed);
  for (const fault of faults)
    diagnostics.add('tsconfig-unreadable', placeOf(fault, source, file), reasonOf(fault, root));
  if (faults.length > 0) return undefined;
  // With options that emit gone, TypeScript no longer minds `.ts` specifiers that are rewritten when emitting.
  const extensions =
    parsed.options.rewriteRelativeImportExtensions === true ? { allowImportingTsExtensions: true } : {};
  const assumed = isBeforeSix(root, system) ? assumedBeforeSix : {};
  const options = { ...assumed, ...parsed.options, ...overrides, ...extensions };
  // `configFile` is not enumerable. TypeScript uses it to locate an option that is wrong.
  return { ...parsed, options: { ...options, configFile: parsed.options.configFile } };
}

interface Config {
  readonly file: string;
  readonly source: ts.TsConfigSourceFile;
  readonly parsed: ts.ParsedCommandLine;
}

/**
 * The config of the pages. Where the app's config lists only project references, as for `tsc -b`, the config
 * of the project that contains a page.
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
  // Parsed as a source file and not as JSON, so that every error has a span.
  const source = ts.readJsonConfigFile(file, system.readFile);
  // A file that could not be read has no syntax tree, and TypeScript would crash on it.
  const parsed: ts.ParsedCommandLine =
    source.text === undefined
      ? { options: {}, fileNames: [], errors: [] }
      : ts.parseJsonSourceFileConfigFileContent(source, system, dirname(file), undefined, file);
  return { file, source, parsed };
}

/**
 * Config errors that do not stop a build. 5023 and 5025: an option unknown here may be known to the app's own
 * TypeScript, which otherwise reports it. 18002 and 18003: the config names no files, which is fine because
 * the routes folder does.
 */
const harmless: ReadonlySet<number> = new Set([5023, 5025, 18002, 18003]);

/** The errors of a config; of its syntax the first alone, because the others may follow from it. */
function faultsOf(source: ts.TsConfigSourceFile, { errors }: ts.ParsedCommandLine): readonly ts.Diagnostic[] {
  const [syntaxError] = syntaxErrorsOf(source);
  if (syntaxError) return [syntaxError];
  return errors.filter(
    ({ category, code }) => category === ts.DiagnosticCategory.Error && !harmless.has(code),
  );
}

/**
 * The place of an error. TypeScript gives none for a file that it cannot read, nor for a circle: that is where
 * the config extends it.
 */
function placeOf(fault: ts.Diagnostic, source: ts.TsConfigSourceFile, file: string): Span {
  const paths: readonly string[] =
    ts.flattenDiagnosticMessageText(fault.messageText, ' ').match(pathsIn) ?? [];
  // `./base` may be `./base.json`.
  const isNamed = ({ text }: ts.StringLiteralLike) =>
    [text, `${text}.json`].some((one) => paths.includes(slashed(resolve(dirname(file), one))));
  const extended = fault.file ? undefined : extendedBy(source).find(isNamed);
  if (extended) return { file, start: extended.getStart(source), end: extended.end };
  const start = fault.start ?? 0;
  return { file: fault.file?.fileName ?? file, start, end: start + (fault.length ?? 0) };
}

/** The absolute paths in TypeScript's messages: in quotes, or in a circle, `/app/a.json -> /app/b.json`. */
const pathsIn = /(?<=')(?:[A-Za-z]:)?\/[^']*(?=')|(?<=: | -> )(?:[A-Za-z]:)?\/.*?(?= -> |$)/g;

/** The configs that a config extends, as it names them. */
function extendedBy(source: ts.TsConfigSourceFile): readonly ts.StringLiteralLike[] {
  // A file that could not be read has no syntax tree.
  const config = source.text === undefined ? undefined : source.statements[0]?.expression;
  return fieldsOf(config, 'extends')
    .flatMap(({ initializer: one }) => (ts.isArrayLiteralExpression(one) ? [...one.elements] : [one]))
    .filter(ts.isStringLiteralLike);
}

/** TypeScript's message for an error, with paths as other messages write them. */
function reasonOf({ messageText }: ts.Diagnostic, root: string): string {
  return ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replaceAll(pathsIn, (path) => relativePath(root, path))
    .replace(/\.$/, '');
}

/** Whether the app's own TypeScript is older than version 6. */
function isBeforeSix(root: string, system: ts.System): boolean {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const { resolvedModule } = ts.resolveModuleName('typescript', join(root, 'tsconfig.json'), options, system);
  const version = resolvedModule?.packageId?.version;
  return version !== undefined && Number.parseInt(version, 10) < 6;
}
