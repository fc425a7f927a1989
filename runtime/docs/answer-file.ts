import { type EmbeddedFile, embedded } from 'embedded:docs';
import { type Coding, chooseCoding } from './coding.ts';
import type { DocsFile, DocsRequest } from './docs-module.ts';
import { isKnown } from './entity-tag.ts';

/** Answers GET and HEAD of one of the page's files, whose bytes are loaded when first needed. */
export async function answerFile(name: DocsFile, request: DocsRequest): Promise<Response> {
  const file = embedded[name];
  const coding = codingFor(request);
  const tag = coding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${coding}"`;
  const headers = new Headers({
    etag: tag,
    vary: 'accept-encoding',
    // The bytes change with the version while the URLs stay the same: clients must revalidate each time,
    // which costs a 304.
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (isKnown(tag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers });
  headers.set('content-type', `${name.endsWith('.css') ? 'text/css' : 'text/javascript'}; charset=utf-8`);
  if (coding !== 'identity') headers.set('content-encoding', coding);
  const { length, body } = await read(file, coding);
  headers.set('content-length', String(length));
  return new Response(request.method === 'HEAD' ? null : body(), { headers });
}

function codingFor(request: DocsRequest): Coding {
  // Cloudflare compresses answers itself, and would compress a compressed one again.
  if ((globalThis as Global).navigator?.userAgent === 'Cloudflare-Workers') return 'identity';
  const coding = chooseCoding(request.headers.get('accept-encoding'));
  // Older versions of Bun cannot decompress; every browser takes gzip.
  return coding === 'identity' && typeof DecompressionStream === 'undefined' ? 'gzip' : coding;
}

interface Global {
  readonly navigator?: { readonly userAgent?: string };
}

interface Bytes {
  readonly length: number;
  readonly body: () => Uint8Array<ArrayBuffer> | ReadableStream;
}

async function read({ load, size }: EmbeddedFile, coding: Coding): Promise<Bytes> {
  if (coding !== 'identity') {
    const { default: bytes } = await load[coding]();
    return { length: bytes.byteLength, body: () => bytes };
  }
  const { default: bytes } = await load.gzip();
  return {
    length: size,
    body: () => new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  };
}
