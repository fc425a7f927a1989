import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { startOf } from '../../diagnose/start-of.ts';
import type { Span } from '../../model/model.ts';
import { slashed } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { ownFolders } from '../context.ts';
import { reportCommonJs } from './commonjs.ts';
import { createHost } from './host.ts';
import { InputLog, type ReadFiles } from './inputs.ts';
import { markedFile, markedHost } from './marked-host.ts';
import { reportOtherH3 } from './other-h3.ts';
import { SourceFiles, type SourceFilesOptions } from './source-files.ts';
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

/** Makes both Programs, and after a change makes them of those before. */
export class ProgramFactory {
  readonly #root: string;
  readonly #out: string;
  readonly #own: readonly string[];
  readonly #once: boolean;
  readonly #inputs = new InputLog();
  readonly #sources: SourceFiles;
  readonly #configs = new InputLog();
  #config: ts.ParsedCommandLine | undefined;
  #previous: Programs | undefined;
  /**
   * Whether files were made or removed since, or others than sources were changed: an import may lead
   * elsewhere although the file it stands in is the same, and the options may be others.
   */
  #moved = false;

  constructor(settings: Pick<Settings, 'out' | 'root' | 'routes'>, options: SourceFilesOptions = {}) {
    this.#root = settings.root;
    this.#out = settings.out;
    this.#own = ownFolders(settings);
    this.#once = options.once ?? false;
    this.#sources = new SourceFiles(this.#inputs, options);
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
      if (!this.#sources.has(file) || !ts.sys.fileExists(file)) this.#moved = true;
      this.#sources.forget(file);
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
    const host = createHost(config.options, {
      root: this.#root,
      inputs: this.#inputs,
      sources: this.#sources,
      isMoved: () => this.#moved,
    });
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
      markedHost(host, runtime, this.#sources),
      this.#previous?.marked,
    );
    const plain = ts.createProgram(roots, config.options, host, this.#previous?.plain);
    const builder = this.#once
      ? undefined
      : ts.createSemanticDiagnosticsBuilderProgram(plain, host, this.#previous?.builder);
    this.#previous = { marked, plain, builder, moved: this.#moved };
    const root = slashed(this.#root);
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
