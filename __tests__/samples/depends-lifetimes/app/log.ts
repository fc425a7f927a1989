/** What happened, for whoever looks on. */
export const log: string[] = [];

export function note(text: string): void {
  log.push(text);
}

/** Something that others wait for. */
export class Gate {
  promise: Promise<void> = Promise.resolve();
  open: () => void = () => {};

  close(): void {
    this.promise = new Promise((resolve) => {
      this.open = resolve;
    });
  }
}

/** What the slow handler, the slow release and the making of the pool wait for. */
export const gates = { handler: new Gate(), release: new Gate(), pool: new Gate() };

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
