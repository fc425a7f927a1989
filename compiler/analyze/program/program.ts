import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { startOf } from '../../diagnose/start-of.ts';
import type { Span } from '../../model/model.ts';
import { slashed } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { ownFolders } from '../context.ts';
import { reportCommonJs } from './commonjs.ts';
import { createHost } from './host.ts';
import { importsOf } from './imports-of.ts';
import { InputLog, type ReadFiles } from './inputs.ts';
import { markedFile, markedHost } from './marked-host.ts';
import { reportOtherH3 } from './other-h3.ts';
import { SourceFiles, type SourceFilesOptions } from './source-files.ts';
import { readConfig } from './tsconfig.ts';

/** The two Programs of an app, which share the parsed files. */
export interface Programs {
  /** The Program with the marked declarators, compiled as strict. Types are read from it. */
  readonly marked: ts.Program;
  /** The Program as the app's editor has it, with the app's own options. */
  readonly plain: ts.Program;
  /**
   * The builder of the plain Program, which checks only files that a change may have affected; undefined
   * where the app is compiled only once.
   */
  readonly builder: ts.SemanticDiagnosticsBuilderProgram | undefined;
  /** Whether imports may resolve differently than before, even in unchanged files. */
  readonly moved: boolean;
}

/** Makes both Programs. After a change it reuses the previous ones. */
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
   * Whether files were added or removed, or files other than sources were changed, since the last Programs:
   * imports in unchanged files may resolve differently, and options may have changed.
   */
  #moved = false;

  constructor(settings: Pick<Settings, 'out' | 'root' | 'routes'>, options: SourceFilesOptions = {}) {
    this.#root = settings.root;
    this.#out = settings.out;
    this.#own = ownFolders(settings);
    this.#once = options.once ?? false;
    this.#sources = new SourceFiles(this.#root, this.#inputs, options);
  }

  /** The files that were read or looked for so far. */
  get inputs(): ReadFiles {
    return this.#inputs;
  }

  /**
   * The files that decide how sources are read: `tsconfig.json`, the configs that it extends and references,
   * and each `package.json` that decides the module format, or would if it existed.
   */
  get configs(): ReadonlySet<string> {
    const { files, missing } = this.#configs;
    return new Set([...files, ...[...missing].filter((file) => file.endsWith('/package.json'))]);
  }

  /** The file that the current options were read from; undefined where the app has none. */
  get tsconfig(): string | undefined {
    return this.#config?.options.configFilePath as string | undefined;
  }

  /** Drops what was read of these files, given as absolute paths with `/`. */
  forget(files: Iterable<string>): void {
    for (const file of files) {
      const isGone = !ts.sys.fileExists(file);
      // The builder checks a file that exports the removed one with `export *`, but not those that import from it.
      if (isGone && this.#sources.has(file) && this.#previous)
        this.#previous = { ...this.#previous, builder: undefined };
      if (isGone || !this.#sources.has(file)) this.#moved = true;
      this.#sources.forget(file);
    }
  }

  /**
   * Makes both Programs for the given pages; undefined, with a diagnostic, where TypeScript cannot load the
   * app.
   */
  create(pages: readonly string[], diagnostics: Diagnostics): Programs | undefined {
    const config = this.#moved || !this.#config ? this.#readConfig(pages, diagnostics) : this.#config;
    if (config === undefined) return undefined;
    const roots = [...pages, ...config.fileNames.filter((file) => file.endsWith('.d.ts'))];
    const host = createHost(config.options, {
      root: this.#root,
      page: pages[0]!,
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
    // The marked declarations are a root even where no page imports them: the types that handlers must have
    // are read from them.
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
    // All further diagnostics would follow from a wrong h3.
    if (reportOtherH3(plain, { root, own: this.#own, runtime, host }, diagnostics)) return undefined;
    this.#moved = false;
    return this.#previous;
  }

  /**
   * Reads the app's config, and keeps it unless a route source is refused: the next build then reads it
   * again.
   */
  #readConfig(pages: readonly string[], diagnostics: Diagnostics): ts.ParsedCommandLine | undefined {
    const settings = { root: this.#root, out: this.#out };
    const host = this.#configs.recording(this.#inputs.recording(ts.sys));
    const config = readConfig(this.#root, pages, host, diagnostics);
    if (config === undefined) return undefined;
    if (reportCommonJs(pages, settings, { host, options: config.options }, diagnostics)) return undefined;
    this.#config = config;
    return config;
  }
}

/** The declaration file to which `import 'routeclass'` resolves in a page. */
function findRuntime(page: string, options: ts.CompilerOptions, host: ts.CompilerHost): string | undefined {
  return ts.resolveModuleName('routeclass', page, options, host, undefined, undefined, ts.ModuleKind.ESNext)
    .resolvedModule?.resolvedFileName;
}

/** The span of a page's import of the runtime, or the start of the page where it does not import it. */
function importSpan(page: string, host: ts.CompilerHost): Span {
  const source = host.getSourceFile(page, ts.ScriptTarget.ESNext);
  const [first] = source ? importsOf('routeclass', source) : [];
  return first ?? startOf(page);
}
