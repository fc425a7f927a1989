/**
 * The calls from the session to the hooks, in whichever thread they run, before and after it loads the app.
 */
export interface HookCalls {
  /** Returns the specifiers of the table whose modules need not be loaded again. */
  begin(changed: readonly string[]): readonly string[];
  setTable(source: string): void;
  end(specifiers: readonly string[]): void;
}

export type Call = { [N in keyof HookCalls]: readonly [N, ...Parameters<HookCalls[N]>] }[keyof HookCalls];

/** A call to the thread of the hooks, which answers with a `Message`. */
export interface Question {
  readonly id: number;
  readonly call: Call;
}

export type Message =
  | { readonly kind: 'answer'; readonly id: number; readonly value: readonly string[] | undefined }
  | { readonly kind: 'load'; readonly file: string };

export interface HookData {
  readonly namespace: string;
  /** See `ModuleVersions`. */
  readonly runtime: string;
  readonly port: import('node:worker_threads').MessagePort;
}
