/** The part of a table's options that defines the page at `/docs`. */
export interface DocsOptions {
  readonly documentation?: { readonly docs?: () => Promise<DocsModule> };
}

type DocsRequest = Pick<Request, 'method' | 'headers'>;

interface DocsModule {
  readonly DocsPage: new (document: string) => { page(request: DocsRequest): Promise<Response> };
}

/** The session itself answers requests below this path. */
export const devPath = '/__routeclass';

/** The tags that make a page show diagnostics. */
export const overlayTags = `<script src="${devPath}/overlay.js" defer></script>`;

/** The options with the overlay added to the documentation page: the runtime's page does not know of it. */
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
        // A cached page of the browser may lack the overlay. So conditional headers are not passed on, and
        // the answer has no `etag`.
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
