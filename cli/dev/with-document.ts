/** The part of a table's options that loads the document. */
export interface DocumentOptions {
  readonly documentation?: { readonly openapi: () => Promise<object> };
}

/**
 * The options of a table with the document already loaded. The table would load it at the first request for
 * it; by then, a later build that could not be loaded may have replaced or removed the file.
 */
export async function withDocument<O extends DocumentOptions>(options: O): Promise<O> {
  const { documentation } = options;
  if (documentation === undefined) return options;
  const loaded = await documentation.openapi();
  return { ...options, documentation: { ...documentation, openapi: async () => loaded } };
}
