import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenApiServer } from '../../runtime/config.ts';
import { defineRoutes } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send, value } from '../runtime/support/raw.ts';
import { type Running, ways } from '../runtime/support/ways.ts';
import { documented, echo, hostile } from './support/table.ts';

const swaggerUi = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../node_modules/swagger-ui-dist', name), 'utf8');

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe.each(ways)('the documentation $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    const document = { openapi: '3.1.0', info: { title: hostile, version: '1' }, paths: {} };
    server = await way.start(createApp(documented(document)));
  });
  afterAll(() => server.close());

  const ask = (request: string, ...headers: string[]) => send(server.port, request, headers);

  test('the page', async () => {
    const answer = await ask('GET /docs');
    expect(answer.status).toBe(200);
    expect(answer.headers).toEqual([
      'cache-control: no-cache',
      'connection: keep-alive',
      `content-length: ${Buffer.byteLength(answer.body)}`,
      `content-security-policy: ${policy}`,
      'content-type: text/html; charset=utf-8',
      expect.stringMatching(/^etag: "[0-9a-f]{24}"$/),
      'x-content-type-options: nosniff',
    ]);
    expect(answer.processTime).toMatch(/^\d+\.\d{6}$/);
    expect(answer.body).toContain('<link rel="describedby" href="openapi.json">');
    // The page has nothing that its policy refuses, and nothing that depends on where the app is mounted.
    expect(answer.body).not.toMatch(/<script(?! src=)|<style|\sstyle=|\son\w+=/);
    const addresses = [...answer.body.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !/^(?:openapi\.json$|docs\/|data:)/.test(address!))).toEqual([]);
    const head = await ask('HEAD /docs');
    expect(head).toMatchObject({ status: 200, headers: answer.headers, body: '' });
  });

  test('a hostile title is text', async () => {
    const { body } = await ask('GET /docs');
    expect(body).toContain(
      '<title>&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;amp;</title>',
    );
  });

  test('with a slash at its end it goes to the address without: everything on it is relative', async () => {
    for (const path of ['/docs/', '/x/../docs/']) {
      const answer = await ask(`GET ${path}?a=b`);
      expect(answer.status).toBe(307);
      expect(value(answer.headers, 'location')).toBe('../docs?a=b');
      expect(answer.processTime).toMatch(/^\d/);
    }
    expect(value((await ask('GET /docs/')).headers, 'location')).toBe('../docs');
  });

  test.each(['/docs', '/docs/page.js', '/openapi.json'])('other verbs of %s', async (path) => {
    const options = await ask(`OPTIONS ${path}`);
    expect(options.status).toBe(204);
    expect(options.headers).toContain('allow: GET, HEAD, OPTIONS');
    const refused = await ask(`POST ${path}`);
    expect(refused).toMatchObject({ status: 405, body: '{"detail":"Method Not Allowed"}' });
    expect(refused.headers).toContain('allow: GET, HEAD, OPTIONS');
  });

  test.each(['/docs/nothing.js', '/docs/constructor', '/docs/page.js/x', '/docs/..%2fopenapi.json', '/Docs'])(
    '%s is unknown',
    async (path) => {
      expect(await ask(`GET ${path}`)).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    },
  );

  test.each([
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', (text: string) => text],
    [
      'swagger-ui.css',
      'text/css; charset=utf-8',
      (text: string) => text.replace(/\/\*# sourceMappingURL.*/, ''),
    ],
  ])('%s in every coding', async (name, type, expected) => {
    const bytes = new Map<string | null, number>();
    for (const accept of ['identity', 'gzip', 'br']) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/docs/${name}`, {
        headers: { 'accept-encoding': accept },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-encoding')).toBe(accept === 'identity' ? null : accept);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Number(answer.headers.get('x-process-time'))).toBeGreaterThan(0);
      expect((await answer.text()) === expected(swaggerUi(name))).toBe(true);
      bytes.set(accept, Number(answer.headers.get('content-length')));
    }
    expect(bytes.get('identity')).toBe(Buffer.byteLength(expected(swaggerUi(name))));
    expect(bytes.get('gzip')).toBeLessThan(bytes.get('identity')! / 3);
    expect(bytes.get('br')).toBeLessThan(bytes.get('gzip')!);
  });

  test.each(['', 'Accept-Encoding: gzip', 'Accept-Encoding: br'])(
    'a file that is known: %s',
    async (accept) => {
      const path = '/docs/swagger-ui.css';
      const lines = accept === '' ? [] : [accept];
      const head = await ask(`HEAD ${path}`, ...lines);
      expect(head).toMatchObject({ status: 200, body: '' });
      expect(Number(value(head.headers, 'content-length'))).toBeGreaterThan(10_000);
      const tag = value(head.headers, 'etag')!;
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const answer = await ask(`GET ${path}`, `If-None-Match: ${known}`, ...lines);
        expect(answer).toMatchObject({ status: 304, body: '' });
        expect(answer.headers).toEqual(
          expect.arrayContaining([`etag: ${tag}`, 'vary: accept-encoding', 'cache-control: no-cache']),
        );
        expect(answer.processTime).toMatch(/^\d/);
      }
      expect((await ask(`HEAD ${path}`, 'If-None-Match: "other"', ...lines)).status).toBe(200);
    },
  );

  test.each(['/docs', '/openapi.json'])('%s is known to who has it', async (path) => {
    const { headers } = await ask(`HEAD ${path}`);
    const tag = value(headers, 'etag')!;
    expect(headers).toContain('cache-control: no-cache');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask(`GET ${path}`, `If-None-Match: ${known}`);
      expect(answer).toMatchObject({ status: 304, body: '' });
      expect(answer.headers).toEqual(expect.arrayContaining([`etag: ${tag}`, 'cache-control: no-cache']));
      expect(answer.processTime).toMatch(/^\d/);
    }
    expect((await ask(`HEAD ${path}`, 'If-None-Match: "other"')).status).toBe(200);
  });

  test('bytes that differ have tags that differ', async () => {
    const codings = ['identity', 'gzip', 'br'];
    const heads = await Promise.all(
      codings.map((one) => ask('HEAD /docs/page.js', `Accept-Encoding: ${one}`)),
    );
    expect(new Set(heads.map(({ headers }) => value(headers, 'etag'))).size).toBe(3);
  });
});

/** A server variable with `count` values. */
const many = (count: number) => ({ default: '0', enum: Array.from({ length: count }, (_, i) => String(i)) });

describe.each(ways)('what an app can change of it, $name', (way) => {
  const document = { openapi: '3.1.0' };
  const answersOf = async (app: Parameters<typeof way.start>[0], ...paths: string[]) => {
    const server = await way.start(app);
    const answers = await Promise.all(paths.map((path) => send(server.port, `GET ${path}`)));
    await server.close();
    return answers;
  };

  test('docs: false turns all of it off', async () => {
    const paths = ['/docs', '/docs/page.js', '/openapi.json'];
    const answers = await answersOf(createApp(documented(document), { docs: false }), ...paths);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('an app that was built without it cannot turn it on', () => {
    const wanted = () => createApp(defineRoutes([echo('/a')]), { docs: true });
    expect(wanted).toThrow('The app is built without documentation: `docs: true` belongs in the config');
  });

  test("the app's own routes win", async () => {
    const own = documented(document, ['/docs', '/{page}', '/docs/{rest...}'].map(echo));
    const answers = await answersOf(createApp(own), '/docs', '/docs/page.js', '/openapi.json');
    expect(answers.map(({ body }) => body)).toEqual(['"/docs"', '"/docs/{rest...}"', '{"openapi":"3.1.0"}']);
    const beside = documented(document, ['/docs/{page}', '/openapi.json'].map(echo));
    const [page, script, other, openapi] = await answersOf(
      createApp(beside),
      '/docs',
      '/docs/page.js',
      '/docs/guide',
      '/openapi.json',
    );
    expect(page!.body).toContain('<title>API documentation</title>');
    expect(script!.headers).toContain('content-type: text/javascript; charset=utf-8');
    expect([other!.body, openapi!.body]).toEqual(['"/docs/{page}"', '"/openapi.json"']);
  });

  test('an empty title is none', async () => {
    const [page] = await answersOf(createApp(documented({ ...document, info: { title: '' } })), '/docs');
    expect(page!.body).toContain('<title>API documentation</title>');
  });

  test('pages and documents that differ have tags that differ', async () => {
    const tags = new Set<string | undefined>();
    // A server URL changes only the policy of the page; a title also changes the page.
    for (const more of [{}, { servers: [{ url: 'https://a.test' }] }, { info: { title: 'A' } }]) {
      const answers = await answersOf(
        createApp(documented({ ...document, ...more })),
        '/docs',
        '/openapi.json',
      );
      for (const { headers } of answers) tags.add(value(headers, 'etag'));
    }
    expect(tags.size).toBe(6);
  });

  test('the servers of the document may be called, and nothing else gets into the policy', async () => {
    const urls = [
      'https://api.example.com:8443/v1',
      'http://a.test; script-src *',
      'https://{host}.test',
      '/v1',
      "https://b.test'",
      'javascript:alert(1)',
    ];
    const servers = urls.map((url) => ({ url }));
    const [page] = await answersOf(createApp(documented({ ...document, servers })), '/docs');
    expect(page!.headers).toContain(
      `content-security-policy: ${policy.replace("connect-src 'self'", "connect-src 'self' https://api.example.com:8443")}`,
    );
  });

  test.each<[string, OpenApiServer, readonly string[]]>([
    [
      'with each of its values',
      { url: 'https://{region}.a.test/{v}', variables: { region: { default: 'eu', enum: ['us', 'eu'] } } },
      ['https://eu.a.test', 'https://us.a.test'],
    ],
    [
      'in every combination',
      {
        url: '{scheme}://a.test:{port}',
        variables: {
          scheme: { default: 'https', enum: ['https', 'http'] },
          port: { default: '1', enum: ['1', '2'] },
        },
      },
      ['https://a.test:1', 'https://a.test:2', 'http://a.test:1', 'http://a.test:2'],
    ],
    [
      'as a whole address',
      { url: '{server}/v1', variables: { server: { default: 'https://a.test/x' } } },
      ['https://a.test'],
    ],
    [
      'but with nothing else',
      {
        url: 'https://{host}.test',
        variables: { host: { default: 'a; script-src *', enum: ["b'", 'c d', '*', '$&', 'e'] } },
      },
      ['https://e.test'],
    ],
    [
      'up to a hundred of them, whatever its path',
      {
        url: 'https://a.test:{port}/{path}?{query}',
        variables: { path: many(500), query: many(500), port: many(500) },
      },
      many(100).enum.map((port) => `https://a.test:${port}`),
    ],
  ])('a server with variables may be called %s', async (_case, server, origins) => {
    const [page] = await answersOf(createApp(documented({ ...document, servers: [server] })), '/docs');
    const callable = ["connect-src 'self'", ...origins].join(' ');
    expect(page!.headers).toContain(
      `content-security-policy: ${policy.replace("connect-src 'self'", callable)}`,
    );
  });

  test('the page keeps its own policy where the config turns security headers on', async () => {
    const [page] = await answersOf(createApp(documented(document), { securityHeaders: true }), '/docs');
    expect(page!.headers).toEqual(
      expect.arrayContaining([`content-security-policy: ${policy}`, 'x-content-type-options: nosniff']),
    );
  });
});
