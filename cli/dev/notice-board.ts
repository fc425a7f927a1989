import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { type JsonHead, jsonHead } from '../report/json.ts';

/**
 * The result of the last build, for pages and tools: the document of `build --json`, and the diagnostics as
 * the terminal shows them.
 */
export interface Notice extends JsonHead {
  /** The output folder, relative to the app; left out where the config is not valid. */
  readonly out?: string;
  /** Whether a build answers requests, even if it is an older one. */
  readonly serving: boolean;
  /** Each diagnostic as the terminal shows it, with its code frame, without colours. */
  readonly texts: readonly string[];
}

/** Holds the notice of the last build, and passes each new one to the subscribers. */
export class NoticeBoard {
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

  /** Calls `reader` with every later notice. Returns the function that ends the subscription. */
  subscribe(reader: (notice: Notice) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }
}
