import type { RoutesOptions } from '../../runtime/routing/define.ts';

/**
 * The options of a table with the document already loaded. The table would load it at the first request for
 * it; by then, a later build that could not be loaded may have replaced or removed the file.
 */
export async function withDocument(options: RoutesOptions): Promise<RoutesOptions> {
  const { documentation } = options;
  if (documentation === undefined) return options;
  const loaded = await documentation.openapi();
  return { ...options, documentation: { ...documentation, openapi: async () => loaded } };
}
