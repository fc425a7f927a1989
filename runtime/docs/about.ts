/** What the page must know of the document before it is shown. */
export interface About {
  readonly title: string;
  /** Addresses of the servers, as written. */
  readonly servers: readonly string[];
}

interface Document {
  readonly info?: { readonly title?: unknown };
  readonly servers?: readonly { readonly url?: unknown }[];
}

export function readAbout(document: string): About {
  const { info, servers = [] }: Document = JSON.parse(document);
  const title = typeof info?.title === 'string' && info.title !== '' ? info.title : 'API documentation';
  return { title, servers: servers.map(({ url }) => url).filter((url) => typeof url === 'string') };
}
