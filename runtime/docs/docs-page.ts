import { readAbout } from './about.ts';
import { answerFile } from './answer-file.ts';
import type { Docs, DocsFile } from './docs-module.ts';
import { pageHtml } from './html.ts';
import { contentSecurityPolicy } from './policy.ts';

const encoder = new TextEncoder();

export class DocsPage implements Docs {
  readonly #html: Uint8Array<ArrayBuffer>;
  readonly #policy: string;

  constructor(document: string) {
    const { title, servers } = readAbout(document);
    this.#html = encoder.encode(pageHtml(title));
    this.#policy = contentSecurityPolicy(servers);
  }

  page(request: Request): Response {
    const { pathname, search } = new URL(request.url);
    // The page's addresses are relative, so that it works below any prefix, and `/docs/` would be another place to start from. Not for
    // ever: browsers would keep it for whatever else is served at this address one day.
    if (pathname.endsWith('/')) {
      return new Response(null, {
        status: 307,
        headers: { location: `../docs${search}`, 'content-length': '0' },
      });
    }
    return new Response(request.method === 'HEAD' ? null : this.#html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(this.#html.byteLength),
        'cache-control': 'no-cache',
        'content-security-policy': this.#policy,
        'x-content-type-options': 'nosniff',
      },
    });
  }

  file(name: DocsFile, request: Request): Promise<Response> {
    return answerFile(name, request);
  }
}
