import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { type JsonHead, jsonHead } from '../report/json.ts';

/**
 * The result of the last build, for pages and tools: the document of `build --json`, and the diagnostics as
 * the terminal shows them.
 */
export interface BuildStatus extends JsonHead {
  /** The output folder, relative to the app; left out where the config is not valid. */
  readonly out?: string;
  /** Whether a build answers requests, even if it is an older one. */
  readonly serving: boolean;
  /** Each diagnostic as the terminal shows it, with its code frame, without colours. */
  readonly texts: readonly string[];
}

/** Holds the status of the last build, and passes each new one to the subscribers. */
export class StatusPublisher {
  readonly #root: string;
  readonly #subscribers = new Set<(status: BuildStatus) => void>();
  #status: BuildStatus;

  constructor(root: string) {
    this.#root = root;
    this.#status = { ...jsonHead(false, [], root), serving: false, texts: [] };
  }

  get status(): BuildStatus {
    return this.#status;
  }

  publish(
    diagnostics: readonly Diagnostic[],
    { ok, out, serving }: { ok: boolean; out: string | undefined; serving: boolean },
  ): void {
    const options = { root: this.#root, color: false, read: readSource };
    const texts = diagnostics.map((one) => formatDiagnostics([one], options));
    const head = jsonHead(ok, diagnostics, this.#root);
    this.#status = { ...head, ...(out !== undefined && { out }), serving, texts };
    for (const subscriber of this.#subscribers) subscriber(this.#status);
  }

  /** Calls `subscriber` with every later status. Returns the function that ends the subscription. */
  subscribe(subscriber: (status: BuildStatus) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }
}
