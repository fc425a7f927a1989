/**
 * Thrown if the generated code expects a value synchronously but a replacement returns a promise. The caller
 * runs again when the promise is fulfilled. No dependency is called twice, because the earlier values are
 * known by then.
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
