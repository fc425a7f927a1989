/** The part of a table's options that says what is behind `/docs`. */
export interface DocsOptions {
  readonly docs?: () => Promise<DocsModule>;
}

interface DocsModule {
  readonly DocsPage: new (document: string) => { page(request: Request): Response };
}

/** Below this path the session itself answers. */
export const devPath = '/__routeclass';

/** What a page holds to show diagnostics. */
export const overlayTags = `<script src="${devPath}/overlay.js" defer></script>`;

/** The documentation with the overlay on its page: the page of the runtime knows nothing of it. */
export function withOverlay<O extends DocsOptions>(options: O): O {
  const { docs } = options;
  if (docs === undefined) return options;
  return { ...options, docs: async () => overlaid(await docs()) };
}

function overlaid(module: DocsModule): DocsModule {
  return {
    ...module,
    DocsPage: class extends module.DocsPage {
      override page(request: Request): Response {
        const response = super.page(request);
        if (response.status !== 200) return response;
        const headers = new Headers(response.headers);
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
