/** What a stream is fed from. */
export interface Source {
  /** The next bytes; undefined at the end. Called again only when the last call has settled. */
  next(): Promise<Uint8Array | undefined>;
  /** Lets go of what nobody reads any more: settles when whoever made it has cleaned up. */
  release(): Promise<unknown>;
}
