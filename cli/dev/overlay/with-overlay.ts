/** The part of a table's options that says what is behind `/docs`. */
export interface DocsOptions {
  readonly documentation?: { readonly docs?: () => Promise<DocsModule> };
}

type DocsRequest = Pick<Request, 'method' | 'headers'>;

interface DocsModule {
  readonly DocsPage: new (document: string) => { page(request: DocsRequest): Promise<Response> };
}

/** Below this path the session itself answers. */
export const devPath = '/__routeclass';

/** What a page holds to show diagnostics. */
export const overlayTags = `<script src="${devPath}/overlay.js" defer></script>`;

/** The documentation with the overlay on its page: the page of the runtime knows nothing of it. */
export function withOverlay<O extends DocsOptions>(options: O): O {
  const { documentation } = options;
  const docs = documentation?.docs;
  if (docs === undefined) return options;
  return { ...options, documentation: { ...documentation, docs: async () => overlaid(await docs()) } };
}

function overlaid(module: DocsModule): DocsModule {
  return {
    ...module,
    DocsPage: class extends module.DocsPage {
      override async page({ method }: DocsRequest): Promise<Response> {
        // Whatever the browser knows is another page: what it asks for is not passed on, and what it gets has
        // no name to ask for again.
        const response = await super.page({ method, headers: new Headers() });
        if (response.status !== 200) return response;
        const headers = new Headers(response.headers);
        headers.delete('etag');
        headers.set('content-length', String(Number(headers.get('content-length')) + overlayTags.length));
        return new Response(response.body && insertTags(response), { headers });
      }
    },
  };
}

function insertTags(response: Response): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const html = await response.text();
      controller.enqueue(new TextEncoder().encode(html.replace('</head>', `${overlayTags}</head>`)));
      controller.close();
    },
  });
}
