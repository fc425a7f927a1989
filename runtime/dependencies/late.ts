/**
 * Thrown where the generated code expects a value at once, and a replacement gives a promise: what asked is
 * run again when the promise is fulfilled. Nothing is called twice, for what was given before is known by
 * then.
 */
export class Late extends Error {
  override readonly name = 'Late';
  readonly made: Promise<unknown>;

  constructor(made: Promise<unknown>) {
    super('A replacement gives a promise: whoever sees this must run again once it is fulfilled');
    this.made = made;
  }
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}
