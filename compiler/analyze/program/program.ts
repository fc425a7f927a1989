import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { startOf } from '../../diagnose/start-of.ts';
import type { Span } from '../../model/model.ts';
import type { Settings } from '../../settings.ts';
import { ownFolders } from '../context.ts';
import { reportCommonJs } from './commonjs.ts';
import { declarations, declarationsFile } from './declarations.ts';
import { InputLog, type ReadFiles } from './inputs.ts';
import { withJsDocs } from './jsdoc.ts';
import { reportOtherH3 } from './other-h3.ts';
import { readConfig } from './tsconfig.ts';

/** The app as TypeScript sees it, twice over the same parsed files. */
export interface Programs {
  /** With the marked declarators and strict: what is compiled. */
  readonly marked: ts.Program;
  /** As the app's editor has it, with its own options. */
  readonly plain: ts.Program;
  /**
   * The plain one, looking again only at files that a change may have touched; undefined where nothing
   * compiles again.
   */
  readonly builder: ts.SemanticDiagnosticsBuilderProgram | undefined;
  /** Whether imports may lead elsewhere than before, though the files that they stand in are the same. */
  readonly moved: boolean;
}

/** Parsed declaration files of TypeScript and of packages: they do not change while somebody compiles. */
export type PackageFiles = Map<string, ts.SourceFile>;

interface FactoryOptions {
  /** Whoever compiles many apps in one process gives all factories one map: what is in it is not parsed again. */
  readonly packageFiles?: PackageFiles;
  /** Whether Programs are made once, and never again after a change. */
  readonly once?: boolean;
}

/** Parses each file once for both Programs, and again only when it has changed. */
export class ProgramFactory {
  readonly #root: string;
  readonly #out: string;
  readonly #own: readonly string[];
  readonly #files = new Map<string, ts.SourceFile | undefined>();
  readonly #packageFiles: PackageFiles | undefined;
  readonly #once: boolean;
  readonly #inputs = new InputLog();
  readonly #configs = new InputLog();
  #config: ts.ParsedCommandLine | undefined;
  #previous: Programs | undefined;
  /**
   * Whether files were made or removed since, or others than sources were changed: an import may lead
   * elsewhere although the file it stands in is the same, and the options may be others.
   */
  #moved = false;

  constructor(
    settings: Pick<Settings, 'out' | 'root' | 'routes'>,
    { once = false, packageFiles }: FactoryOptions = {},
  ) {
    this.#root = settings.root;
    this.#out = settings.out;
    this.#own = ownFolders(settings);
    this.#packageFiles = packageFiles;
    this.#once = once;
  }

  /** What was looked at so far. */
  get inputs(): ReadFiles {
    return this.#inputs;
  }

  /**
   * What says how sources are to be read: `tsconfig.json`, what it extends and refers to, and each
   * `package.json` by which they are modules.
   */
  get configs(): ReadonlySet<string> {
    return this.#configs.files;
  }

  /** The file that the options were last taken from; undefined where the app has none. */
  get tsconfig(): string | undefined {
    return this.#config?.options.configFilePath as string | undefined;
  }

  /** Forgets what was read of these files: absolute paths with `/`. */
  forget(files: Iterable<string>): void {
    for (const file of files) {
      if (this.#files.get(file) === undefined || !ts.sys.fileExists(file)) this.#moved = true;
      this.#files.delete(file);
    }
  }

  /**
   * Makes both Programs for the given pages; undefined, with a diagnostic, where the app cannot be read as
   * TypeScript.
   */
  create(pages: readonly string[], diagnostics: Diagnostics): Programs | undefined {
    const config = this.#moved || !this.#config ? this.#readConfig(pages, diagnostics) : this.#config;
    if (config === undefined) return undefined;
    const roots = [...pages, ...config.fileNames.filter((file) => file.endsWith('.d.ts'))];
    const host = this.#host(config.options);
    const runtime = findRuntime(pages[0]!, config.options, host);
    if (runtime === undefined) {
      diagnostics.add('runtime-not-found', importSpan(pages[0]!, host));
      return undefined;
    }
    const strict = { ...config.options, strict: true, strictNullChecks: true };
    // Also where no page imports it: what handlers must be is read from it.
    const declared = markedFile(runtime);
    const marked = ts.createProgram(
      [...roots, declared],
      strict,
      this.#markedHost(host, runtime),
      this.#previous?.marked,
    );
    const plain = ts.createProgram(roots, config.options, host, this.#previous?.plain);
    const builder = this.#once
      ? undefined
      : ts.createSemanticDiagnosticsBuilderProgram(plain, host, this.#previous?.builder);
    this.#previous = { marked, plain, builder, moved: this.#moved };
    const root = this.#root.replaceAll('\\', '/');
    // All else that would be said follows from it.
    if (reportOtherH3(plain, { root, own: this.#own, runtime, host }, diagnostics)) return undefined;
    this.#moved = false;
    return this.#previous;
  }

  /**
   * Reads how sources are to be read, and keeps it unless a source of routes is refused: then all is looked
   * at again.
   */
  #readConfig(pages: readonly string[], diagnostics: Diagnostics): ts.ParsedCommandLine | undefined {
    const settings = { root: this.#root, out: this.#out };
    const host = this.#configs.watching(this.#inputs.watching(ts.sys));
    const config = readConfig(this.#root, pages, host, diagnostics);
    if (config === undefined) return undefined;
    if (reportCommonJs(pages, settings, { host, options: config.options }, diagnostics)) return undefined;
    this.#config = config;
    return config;
  }

  #host(options: ts.CompilerOptions): ts.CompilerHost {
    const base = this.#inputs.watching(ts.createCompilerHost(options));
    const library = dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.d.ts')).replaceAll(
      '\\',
      '/',
    );
    const cache = ts.createModuleResolutionCache(this.#root, (name) => name, options);
    return {
      ...base,
      getDefaultLibLocation: () => library,
      getDefaultLibFileName: (chosen) => join(library, ts.getDefaultLibFileName(chosen)),
      getSourceFile: (file, language) => this.#parse(file, languageOf(file, language, library), base),
      // Without it TypeScript looks for a `package.json` in all folders above each file.
      getModuleResolutionCache: () => cache,
      hasInvalidatedResolutions: () => this.#moved,
      resolveModuleNameLiterals: (literals, containing, redirect, chosen, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, chosen);
          return ts.resolveModuleName(literal.text, containing, chosen, base, cache, redirect, mode);
        }),
    };
  }

  #parse(file: string, language: ts.ScriptTarget | ts.CreateSourceFileOptions, base: ts.CompilerHost) {
    if (!this.#files.has(file)) {
      const parsed =
        this.#parsePackageFile(file, language, base) ?? withJsDocs(base.getSourceFile(file, language));
      this.#files.set(file, this.#once ? parsed : parsed && withVersion(parsed));
      (parsed ? this.#inputs.files : this.#inputs.missing).add(file);
    }
    return this.#files.get(file);
  }

  #parsePackageFile(
    file: string,
    language: ts.ScriptTarget | ts.CreateSourceFileOptions,
    base: ts.CompilerHost,
  ) {
    if (this.#packageFiles === undefined || !/\/node_modules\/.*\.d\.[cm]?ts$/.test(file)) return undefined;
    const { impliedNodeFormat, languageVersion } =
      typeof language === 'object' ? language : { languageVersion: language };
    const key = `${languageVersion} ${impliedNodeFormat} ${file}`;
    const known = this.#packageFiles.get(key) ?? withJsDocs(base.getSourceFile(file, language));
    if (known) this.#packageFiles.set(key, known);
    return known;
  }

  /** The same host, except that `routeclass` is the marked declarations wherever the app imports it. */
  #markedHost(host: ts.CompilerHost, runtime: string): ts.CompilerHost {
    const marked = markedFile(runtime);
    const text = declarations(
      `./${runtime.slice(runtime.lastIndexOf('/') + 1).replace(/\.d\.ts$|\.ts$/, '.js')}`,
    );
    return {
      ...host,
      fileExists: (file) => file === marked || host.fileExists(file),
      readFile: (file) => (file === marked ? text : host.readFile(file)),
      getSourceFile: (file, language, onError) => {
        if (file !== marked) return host.getSourceFile(file, language, onError);
        if (!this.#files.has(marked))
          this.#files.set(marked, ts.createSourceFile(marked, text, language, true));
        return this.#files.get(marked);
      },
      resolveModuleNameLiterals: (literals, containing, ...rest) =>
        host.resolveModuleNameLiterals!(literals, containing, ...rest).map((found) =>
          found.resolvedModule?.resolvedFileName === runtime && containing !== marked
            ? {
                ...found,
                resolvedModule: { ...withoutPackage(found.resolvedModule), resolvedFileName: marked },
              }
            : found,
        ),
    };
  }
}

/** What a builder tells a changed file by; TypeScript's own types do not have it. */
function withVersion(file: ts.SourceFile & { version?: string }): ts.SourceFile {
  file.version ??= createHash('sha1').update(file.text).digest('base64');
  return file;
}

/** Nobody reads the comments of TypeScript's own libraries, nor of Node's. */
function languageOf(
  file: string,
  language: ts.ScriptTarget | ts.CreateSourceFileOptions,
  library: string,
): ts.ScriptTarget | ts.CreateSourceFileOptions {
  if (!file.startsWith(library) && !file.includes('/node_modules/@types/node/')) return language;
  const options = typeof language === 'object' ? language : { languageVersion: language };
  return { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
}

/**
 * TypeScript takes two files of one package and name for the same, and would put ours in the place of the
 * runtime's.
 */
function withoutPackage({ packageId: _, ...found }: ts.ResolvedModuleFull): ts.ResolvedModuleFull {
  return found;
}

/** Where the marked declarations stand, beside the runtime's own. */
function markedFile(runtime: string): string {
  return join(dirname(runtime), declarationsFile).replaceAll('\\', '/');
}

/** The declaration file that `import 'routeclass'` means to a page. */
function findRuntime(page: string, options: ts.CompilerOptions, host: ts.CompilerHost): string | undefined {
  return ts.resolveModuleName('routeclass', page, options, host, undefined, undefined, ts.ModuleKind.ESNext)
    .resolvedModule?.resolvedFileName;
}

/** Where a page imports the runtime; its start where it does not. */
function importSpan(page: string, host: ts.CompilerHost): Span {
  const source = host.getSourceFile(page, ts.ScriptTarget.ESNext);
  for (const statement of source?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { moduleSpecifier } = statement;
    if (moduleSpecifier.text === 'routeclass')
      return { file: page, start: moduleSpecifier.getStart(source), end: moduleSpecifier.end };
  }
  return startOf(page);
}
