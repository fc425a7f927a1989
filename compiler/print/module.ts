import { posix } from 'node:path';
import { alphabetically, byEntryKey } from '../order.ts';
import { slashed } from '../paths.ts';
import { width } from './condition.ts';
import { Names } from './names.ts';
import { quote } from './quote.ts';

/** What the runtime exports for generated code. */
export type RuntimeValue = keyof typeof import('../../runtime/generated.ts');

interface Import {
  /** Exported name to local name; `default` for the default export. */
  readonly values: Map<string, string>;
  readonly types: Map<string, string>;
}

/** A generated file. */
export interface OutputFile {
  /** Relative to the out folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A generated module, and the names of the runtime that it imports. */
export interface ModuleFile extends OutputFile {
  readonly runtime: { readonly values: readonly string[]; readonly types: readonly string[] };
}

/** The module from which all others import the runtime; relative to the out folder. */
export const runtimePath = 'runtime.ts';

interface ModuleOptions {
  readonly out: string;
  readonly extension: '.ts' | '.js';
  /** Whether the module has `@ts-nocheck`. */
  readonly isUnchecked?: boolean;
}

/** A generated module under construction: its imports follow from what is used. */
export class Module {
  /** Absolute path, with `/`. */
  readonly file: string;
  readonly names = new Names();
  readonly #out: string;
  readonly #extension: '.ts' | '.js';
  readonly #isUnchecked: boolean;
  /** The imports by the absolute path of their file. Each export is imported once. */
  readonly #imports = new Map<string, Import>();
  readonly #constants = new Map<string, string>();
  readonly #sections: { readonly rank: number; readonly text: string }[] = [];

  constructor(path: string, { out, extension, isUnchecked = false }: ModuleOptions) {
    this.#out = slashed(out);
    this.file = `${this.#out}/${path}`;
    this.#extension = extension;
    this.#isUnchecked = isUnchecked;
  }

  /** The out folder: absolute path, with `/`. */
  get out(): string {
    return this.#out;
  }

  /** Imports an export of the runtime, and returns its local name. */
  runtime(name: RuntimeValue): string {
    return this.value(this.#runtimeFile, name);
  }

  runtimeType(name: string): string {
    return this.type(this.#runtimeFile, name);
  }

  get #runtimeFile(): string {
    return `${this.#out}/${runtimePath}`;
  }

  /** Imports an export of a TypeScript file (absolute path, with `/`), and returns its local name. */
  value(file: string, name: string, wanted = name): string {
    return this.#take(file, name, 'values', wanted);
  }

  type(file: string, name: string, wanted = name): string {
    return this.#take(file, name, 'types', wanted);
  }

  #take(file: string, name: string, kind: keyof Import, wanted: string): string {
    const entry = this.#imports.get(file) ?? { values: new Map(), types: new Map() };
    this.#imports.set(file, entry);
    const known = entry.values.get(name) ?? entry[kind].get(name);
    if (known !== undefined) return known;
    const local = entry.types.get(name) ?? this.names.take(wanted);
    entry.types.delete(name);
    entry[kind].set(name, local);
    return local;
  }

  #specifier(file: string): string {
    const relative = posix.relative(posix.dirname(this.file), file);
    const specifier = relative.startsWith('.') ? relative : `./${relative}`;
    return this.#extension === '.ts' ? specifier : specifier.replace(/\.([cm]?)tsx?$/, '.$1js');
  }

  /** The name of the constant with this key. The first call for a key makes `write` add its declaration. */
  constant(key: string, wanted: string, write: (name: string) => void): string {
    const known = this.#constants.get(key);
    if (known !== undefined) return known;
    const name = this.names.take(wanted);
    this.#constants.set(key, name);
    write(name);
    return name;
  }

  /**
   * Adds a section: a statement, or several lines that belong together. Sections are ordered by rank, and
   * within a rank by the order in which they were added. A blank line separates two sections.
   */
  add(text: string, rank = 0): void {
    this.#sections.push({ rank, text });
  }

  /** The finished file; `origin` says what it was made from. */
  finish(origin: string): ModuleFile {
    const head = generatedHead(origin) + (this.#isUnchecked ? `\n${unchecked}` : '');
    const imports = this.#importLines();
    const sections: string[] = [];
    for (const { rank, text } of [...this.#sections].sort((a, b) => a.rank - b.rank)) {
      // No blank line between constants of one line.
      if (rank === 0 && sections.length > 0) sections[0] += `\n${text}`;
      else sections.push(text);
    }
    const parts = [imports.length > 0 ? `${head}\n${imports.join('\n')}` : head, ...sections];
    const { values, types } = this.#imports.get(this.#runtimeFile) ?? noImport;
    const runtime = { values: [...values.keys()], types: [...types.keys()] };
    return { path: this.file.slice(this.#out.length + 1), text: `${parts.join('\n\n')}\n`, runtime };
  }

  #importLines(): string[] {
    return (
      [...this.#imports]
        .map(([file, used]) => [this.#specifier(file), used] as const)
        // Those from the outermost folder come first: in `../../`, a dot is where a name would begin.
        .sort(byEntryKey)
        .flatMap(([from, { values, types }]) => {
          const typesOnly = values.size === 0;
          const named = [
            ...[...values].filter(([name]) => name !== 'default').map((one) => ({ prefix: '', one })),
            ...[...types]
              .filter(([name]) => name !== 'default')
              .map((one) => ({ prefix: typesOnly ? '' : 'type ', one })),
          ].sort((a, b) => alphabetically(a.one[0], b.one[0]));
          const list = named.map(
            ({ prefix, one: [name, local] }) => prefix + (name === local ? name : `${name} as ${local}`),
          );
          const standard = values.get('default') ?? types.get('default');
          const clauses = [
            ...(standard ? [standard] : []),
            ...(list.length > 0 ? [`{ ${list.join(', ')} }`] : []),
          ];
          // `import type A, { B }` is a syntax error.
          const statements = typesOnly ? clauses : [clauses.join(', ')];
          return statements.map((clause) => {
            const line = `import ${typesOnly ? 'type ' : ''}${clause} from ${quote(from)};`;
            return line.length <= width
              ? line
              : line.replace(
                  /\{ (.*) \}/,
                  (_, inner: string) => `{\n  ${inner.replaceAll(', ', ',\n  ')},\n}`,
                );
          });
        })
    );
  }
}

const unchecked =
  '// @ts-nocheck: without `strictNullChecks` TypeScript does not see what the checks tell it.';

const noImport: Import = { values: new Map(), types: new Map() };

/** The first line of a generated module; `origin` says what it was made from. */
export function generatedHead(origin: string): string {
  return `// Generated by routeclass${origin}. Do not edit: run \`routeclass build\`.`;
}
