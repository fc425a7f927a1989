/** What the session tells the hooks, wherever they run, before and after it loads the app. */
export interface HookCalls {
  /** Gives the specifiers of the table whose modules need not be loaded again. */
  begin(changed: readonly string[]): readonly string[];
  /** Gives nothing back. */
  setTable(source: string): readonly string[];
  /** Gives the files that were loaded since `begin`. */
  end(specifiers: readonly string[]): readonly string[];
}

export type Call = { [N in keyof HookCalls]: readonly [N, ...Parameters<HookCalls[N]>] }[keyof HookCalls];

/** To the thread of the hooks, and back from it. */
export interface Question {
  readonly id: number;
  readonly call: Call;
}

export type Message =
  | { readonly kind: 'answer'; readonly id: number; readonly value: readonly string[] }
  | { readonly kind: 'late-load'; readonly file: string };

export interface HookData {
  readonly namespace: string;
  /** See `ModuleVersions`. */
  readonly runtime: string;
  readonly port: import('node:worker_threads').MessagePort;
}
