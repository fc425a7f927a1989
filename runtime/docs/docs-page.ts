import { readAbout } from './about.ts';
import { answerFile } from './answer-file.ts';
import type { Docs, DocsFile, DocsRequest } from './docs-module.ts';
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
    // The tag covers the policy as well: a client with a cached page keeps its policy, too.
    this.#tag = tagOf(`${this.#policy}\n${html}`);
  }

  async page({ method, headers: asked }: DocsRequest): Promise<Response> {
    const tag = await this.#tag;
    const headers = new Headers({
      etag: tag,
      'cache-control': 'no-cache',
      'content-security-policy': this.#policy,
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(tag, asked.get('if-none-match'))) return new Response(null, { status: 304, headers });
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-length', String(this.#html.byteLength));
    return new Response(method === 'HEAD' ? null : this.#html, { headers });
  }

  file(name: DocsFile, request: DocsRequest): Promise<Response> {
    return answerFile(name, request);
  }
}
