import { readAbout } from './about.ts';
import { answerFile } from './answer-file.ts';
import type { Docs, DocsFile } from './docs-module.ts';
import { isKnown, tagOf } from './entity-tag.ts';
import { pageHtml } from './html.ts';
import { contentSecurityPolicy } from './policy.ts';

const encoder = new TextEncoder();

export class DocsPage implements Docs {
  readonly #html: Uint8Array<ArrayBuffer>;
  readonly #policy: string;
  readonly #tag: Promise<string>;

  constructor(document: string) {
    const { title, servers } = readAbout(document);
    const html = pageHtml(title);
    this.#html = encoder.encode(html);
    this.#policy = contentSecurityPolicy(servers);
    // Of the policy as well: a client that is told to keep the page keeps that with it.
    this.#tag = tagOf(`${this.#policy}\n${html}`);
  }

  async page(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // The page's addresses are relative, so that it works below any prefix, and `/docs/` would be another place to start from. Not for
    // ever: browsers would keep it for whatever else is served at this address one day.
    if (pathname.endsWith('/')) {
      return new Response(null, {
        status: 307,
        headers: { location: `../docs${search}`, 'content-length': '0' },
      });
    }
    const tag = await this.#tag;
    const headers = new Headers({
      etag: tag,
      'cache-control': 'no-cache',
      'content-security-policy': this.#policy,
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(tag, request.headers.get('if-none-match')))
      return new Response(null, { status: 304, headers });
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-length', String(this.#html.byteLength));
    return new Response(request.method === 'HEAD' ? null : this.#html, { headers });
  }

  file(name: DocsFile, request: Request): Promise<Response> {
    return answerFile(name, request);
  }
}
