import type { Span } from '../model/model.ts';
import { byCodeUnit } from '../order.ts';
import { type Surroundings, surroundings } from './catalogue/surroundings.ts';
import { type Catalogue, catalogue } from './catalogue.ts';
import { harmless } from './harmless.ts';

type Entries = Catalogue & Surroundings;

const entries: Entries = { ...catalogue, ...surroundings };

export type Code = keyof Entries;

/** A message to the author of a route. */
export interface Diagnostic {
  /** Stable, kebab-case. */
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  /** One line, without a full stop. */
  readonly message: string;
  /** Exactly the characters at fault; absent where the fault is in no file. */
  readonly span?: Span;
  /**
   * The place that uses the faulty code, where that is in another file: the answer of a route, for a type of
   * a database table.
   */
  readonly usedAt?: Span;
  /** Whether it is about a type of a package. */
  readonly isOfPackage?: boolean;
  /** What to write instead. */
  readonly hint?: string;
  /** The code of TypeScript's error, `TS2322`, where the error comes from TypeScript. */
  readonly origin?: string;
  /** Where the faults may be from which an error of TypeScript's follows. */
  readonly causes?: readonly Span[];
}

/** Diagnostics about types, which may be written far from the route that uses them. */
const ofTypes: ReadonlySet<Code> = new Set(['any-type', 'unsupported-type']);

type Arguments<C extends Code> = Parameters<Entries[C]>;

/** Makes a diagnostic from its entry in the catalogue. */
export function diagnostic<C extends Code>(
  code: C,
  span: Span | undefined,
  ...details: Arguments<C>
): Diagnostic {
  // TypeScript cannot call a union of functions with different parameters; `Arguments<C>` has checked the
  // details.
  const entry = entries[code] as (...details: Arguments<C>) => Entry;
  const { hint, ...texts } = entry(...details);
  return {
    code,
    severity: 'error',
    ...texts,
    message: oneLine(texts.message),
    ...(hint !== undefined && { hint: harmless(hint) }),
    ...(span && { span }),
  };
}

/** Text of the source, as a message quotes it, may have line ends. */
const oneLine = (text: string) => harmless(text.replaceAll(/\s*[\n\r\t\u2028\u2029]\s*/g, ' '));

/** The message of a catalogue entry for given details. */
export interface Entry {
  /** Defaults to an error. */
  readonly severity?: 'warning';
  readonly message: string;
  readonly isOfPackage?: boolean;
  readonly hint?: string;
  readonly origin?: string;
  readonly causes?: readonly Span[];
}

/** Collects diagnostics: they are never thrown, and all are shown, except those in files to ignore. */
export class Diagnostics {
  readonly #list: Diagnostic[] = [];
  readonly #ignored = new Set<string>();

  add<C extends Code>(code: C, span: Span | undefined, ...details: Arguments<C>): void {
    this.push(diagnostic(code, span, ...details));
  }

  /** Adds a diagnostic that was made elsewhere. */
  push(one: Diagnostic): void {
    if (one.span === undefined || !this.#ignored.has(one.span.file)) this.#list.push(one);
  }

  /** Leaves out all diagnostics in a file that are added from now on. */
  ignore(file: string): void {
    this.#ignored.add(file);
  }

  /**
   * Runs a function that may report the same place several times. Of the errors at `span` only the first is
   * kept; errors elsewhere and all warnings are kept, too.
   */
  firstAt<T>(span: Span, run: () => T): T {
    return this.#during(run, (added) => {
      const first = added.find((one) => isErrorAt(one, span));
      return added.filter((one) => one === first || !isErrorAt(one, span));
    });
  }

  /** How many there are. */
  get count(): number {
    return this.#list.length;
  }

  /**
   * Runs a function that may find the faults again that were found since there were `count` diagnostics, as
   * in what a method returns of its parameters. Errors of types with the same message are dropped.
   */
  newSince<T>(count: number, run: () => T): T {
    const known = new Set(this.#list.slice(count).map(({ code, message }) => `${code} ${message}`));
    return this.#during(run, (added) =>
      added.filter(({ code, message }) => !ofTypes.has(code) || !known.has(`${code} ${message}`)),
    );
  }

  /**
   * Runs a function that follows a type from its use: diagnostics in other files then tell where the type is
   * used. Where the use itself has a type of a package that is refused, such as a connection to a database,
   * what that type contains is not reported, too.
   */
  usedAt<T>(use: Span, run: () => T): T {
    const isElsewhere = ({ code, span }: Diagnostic) => ofTypes.has(code) && span && span.file !== use.file;
    return this.#during(run, (added) => {
      const isPackage = added.some((one) => one.isOfPackage && isErrorAt(one, use));
      const kept = added.filter((one) => !isPackage || !one.isOfPackage || isErrorAt(one, use));
      return kept.map((one) => (isElsewhere(one) ? { ...one, usedAt: use } : one));
    });
  }

  /** Runs a function, and replaces the diagnostics that it has added by `kept` of them. */
  #during<T>(run: () => T, kept: (added: readonly Diagnostic[]) => readonly Diagnostic[]): T {
    const before = this.#list.length;
    const result = run();
    this.#list.push(...kept(this.#list.splice(before)));
    return result;
  }

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  get hasErrors(): boolean {
    return this.#list.some(({ severity }) => severity === 'error');
  }

  /** The diagnostics by file and place, without repetitions: a type that two routes use is reported once. */
  sorted(): readonly Diagnostic[] {
    const seen = new Set<string>();
    return [...this.#list].sort(byPlace).filter((one) => {
      const key = JSON.stringify([one.code, one.message, one.span]);
      return !seen.has(key) && seen.add(key);
    });
  }
}

function isErrorAt({ severity, span }: Diagnostic, { end, file, start }: Span): boolean {
  return severity === 'error' && span?.file === file && span.start === start && span.end === end;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  const [x, y] = [a.span, b.span];
  if (x === undefined || y === undefined) return Number(x !== undefined) - Number(y !== undefined);
  return byCodeUnit(x.file, y.file) || x.start - y.start || x.end - y.end || byCodeUnit(a.code, b.code);
}
