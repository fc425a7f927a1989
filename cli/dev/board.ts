import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { type JsonHead, jsonHead } from '../report/json.ts';

/** How the last build went, for pages and tools: the document of `build --json`, and what of it is in the terminal. */
export interface Notice extends JsonHead {
  /** Relative to the app; left out where the config does not tell. */
  readonly out?: string;
  /** Whether requests are answered by a build, be it an older one. */
  readonly serving: boolean;
  /** Each diagnostic as the terminal shows it, with its code frame, without colours. */
  readonly texts: readonly string[];
}

/** What everybody who asks is told of the last build, and those who want to be told of the next. */
export class Board {
  readonly #root: string;
  readonly #readers = new Set<(notice: Notice) => void>();
  #notice: Notice;

  constructor(root: string) {
    this.#root = root;
    this.#notice = { ...jsonHead(false, [], root), serving: false, texts: [] };
  }

  get notice(): Notice {
    return this.#notice;
  }

  post(
    diagnostics: readonly Diagnostic[],
    { ok, out, serving }: { ok: boolean; out: string | undefined; serving: boolean },
  ): void {
    const options = { root: this.#root, color: false, read: readSource };
    const texts = diagnostics.map((one) => formatDiagnostics([one], options));
    const head = jsonHead(ok, diagnostics, this.#root);
    this.#notice = { ...head, ...(out !== undefined && { out }), serving, texts };
    for (const reader of this.#readers) reader(this.#notice);
  }

  /** Tells of every notice from now on; gives back what ends that. */
  subscribe(reader: (notice: Notice) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }
}
