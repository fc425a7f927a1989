/**
 * The page's files, as `scripts/embed-docs.ts` embeds them when the package is built. They are bytes in
 * modules instead of separate files: edge runtimes have no file system, and bundlers include modules.
 */
declare module 'embedded:docs' {
  export interface EmbeddedFile {
    /** A hash of the uncompressed bytes, for an `ETag`. */
    readonly hash: string;
    /** Number of uncompressed bytes. */
    readonly size: number;
    /** Loads the compressed bytes, one module for each coding. */
    readonly load: {
      readonly [coding in 'br' | 'gzip']: () => Promise<{ readonly default: Uint8Array<ArrayBuffer> }>;
    };
  }

  export const embedded: { readonly [name in import('./docs-module.ts').DocsFile]: EmbeddedFile };
}
