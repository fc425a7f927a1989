import type { OpenApiServer } from '../config.ts';

/** The data of the document that the server needs for the page. */
interface About {
  readonly title: string;
  readonly servers: readonly OpenApiServer[];
}

interface Document {
  readonly info?: { readonly title?: unknown };
  readonly servers?: readonly OpenApiServer[];
}

export function readAbout(document: string): About {
  const { info, servers = [] }: Document = JSON.parse(document);
  const title = typeof info?.title === 'string' && info.title !== '' ? info.title : 'API documentation';
  return { title, servers };
}
