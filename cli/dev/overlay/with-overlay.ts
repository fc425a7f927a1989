import type { DocsModule, DocsRequest } from '../../../runtime/docs/docs-module.ts';
import type { RoutesOptions } from '../../../runtime/routing/define.ts';

/** The session itself answers requests below this path. */
export const devPath = '/__routeclass';

/** The tags that make a page show diagnostics. */
export const overlayTags = `<script src="${devPath}/overlay.js" defer></script>`;

/** The options with the overlay added to the documentation page: the runtime's page does not know of it. */
export function withOverlay(options: RoutesOptions): RoutesOptions {
  const { documentation } = options;
  if (documentation?.docs === undefined) return options;
  const { docs } = documentation;
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
