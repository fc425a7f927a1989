import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildSync, type Plugin } from 'esbuild';
import type { DistFile } from './sync-folder.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const swaggerUi = join(repository, 'node_modules/swagger-ui-dist');
const page = join(repository, 'runtime/docs/page');

const files: { readonly [name: string]: () => Buffer } = {
  'page.css': () => readFileSync(join(page, 'page.css')),
  'page.js': script,
  // The reference to the source map is removed, because the map is not included.
  'swagger-ui.css': () => {
    const text = readFileSync(join(swaggerUi, 'swagger-ui.css'), 'utf8');
    return Buffer.from(text.replace(/\n\/\*# sourceMappingURL=.*\*\/\s*$/, '\n'));
  },
  'swagger-ui-bundle.js': () => readFileSync(join(swaggerUi, 'swagger-ui-bundle.js')),
};

const codings: { readonly [name: string]: (bytes: Buffer) => Promise<Buffer> } = {
  br: promisify(brotliCompress),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * An esbuild plugin. The module `embedded:docs` lists the files of the documentation page with their hashes
 * and sizes (`runtime/docs/embedded.d.ts`); `embedded:docs/<name>.<coding>` contains the compressed bytes of
 * one of them.
 */
export const embedDocs: Plugin = {
  name: 'embed-docs',
  setup(build) {
    build.onResolve({ filter: /^embedded:/ }, ({ path }) => ({
      path: path.slice('embedded:'.length),
      namespace: 'embedded',
    }));
    build.onLoad({ filter: /^docs$/, namespace: 'embedded' }, () => ({ contents: listing() }));
    build.onLoad({ filter: /^docs\//, namespace: 'embedded' }, async ({ path }) => {
      const [, name, coding] = /\/(.+)\.(\w+)$/.exec(path)!;
      const base64 = (await compressed(files[name!]!(), coding!)).toString('base64');
      return { contents: `export default Uint8Array.from(atob('${base64}'), (one) => one.charCodeAt(0));` };
    });
  },
};

/** The page's own script, bundled into one file. */
function script(): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: [join(page, 'main.js')],
    bundle: true,
    format: 'iife',
    charset: 'utf8',
    target: 'es2022',
    write: false,
  });
  return Buffer.from(outputFiles[0]!.contents);
}

function listing(): string {
  const entries = Object.entries(files).map(([name, read]) => {
    const bytes = read();
    const loaders = Object.keys(codings).map(
      (coding) => `${coding}: () => import('embedded:docs/${name}.${coding}')`,
    );
    return `'${name}': { hash: '${hashOf(bytes).slice(0, 24)}', size: ${bytes.length}, load: { ${loaders.join(', ')} } },`;
  });
  return `export const embedded = {\n${entries.join('\n')}\n};`;
}

/**
 * The compressed bytes, from a cache where possible: the best compression takes seconds, and every test run
 * begins with a build.
 */
async function compressed(bytes: Buffer, coding: string): Promise<Buffer> {
  const kept = join(repository, 'node_modules/.cache/routeclass', `${hashOf(bytes)}.${coding}`);
  try {
    return readFileSync(kept);
  } catch {
    const made = await codings[coding]!(bytes);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, made);
    renameSync(`${kept}.${process.pid}`, kept);
    return made;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The licences of the embedded files, as a file of `dist`. */
export function docsLicences(): DistFile {
  const texts = ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'].map((name) =>
    readFileSync(join(swaggerUi, name), 'utf8').trim(),
  );
  const { version } = JSON.parse(readFileSync(join(swaggerUi, 'package.json'), 'utf8'));
  const heading = `The documentation page holds swagger-ui-bundle.js and swagger-ui.css of swagger-ui ${version}, compressed; the
latter without the reference to its source map. Their licence, and the licences of what the former is built of:`;
  return ['docs/swagger-ui.LICENSE.txt', Buffer.from(`${[heading, ...texts].join('\n\n')}\n`)];
}
