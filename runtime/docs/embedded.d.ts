/**
 * What `scripts/embed-docs.js` makes of the page's files when the package is built. Bytes in modules, and not
 * files beside them: there is no file system at the edge, and bundlers carry modules along.
 */
declare module 'embedded:docs' {
  export interface EmbeddedFile {
    /** Of the plain bytes: a hash that can stand in an `ETag`. */
    readonly hash: string;
    /** Plain bytes. */
    readonly size: number;
    /** The compressed bytes, each a module of its own. */
    readonly load: {
      readonly [coding in 'br' | 'gzip']: () => Promise<{ readonly default: Uint8Array<ArrayBuffer> }>;
    };
  }

  export const embedded: { readonly [name in import('./docs-module.ts').DocsFile]: EmbeddedFile };
}
