/** The source of a stream. */
export interface Source {
  /** The next bytes; undefined at the end. Called only after the previous call has settled. */
  next(): Promise<Uint8Array | undefined>;
  /** Releases the source because nobody reads any more. Settles when its producer has cleaned up. */
  release(): Promise<unknown>;
}
