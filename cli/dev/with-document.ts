/** The part of a table's options that says where the document comes from. */
export interface DocumentOptions {
  readonly documentation?: { readonly openapi: () => Promise<object> };
}

/**
 * The options of a table with its document in hand. The table loads that when it is first asked for, and by
 * then what is on disk may be another's: that of a build that could not be loaded, or none.
 */
export async function withDocument<O extends DocumentOptions>(options: O): Promise<O> {
  const { documentation } = options;
  if (documentation === undefined) return options;
  const loaded = await documentation.openapi();
  return { ...options, documentation: { ...documentation, openapi: async () => loaded } };
}
