import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { createApp } from 'routeclass';
import { defineRoutes, documentation } from 'routeclass/generated';
import { type NodeHandler, toNodeHandler } from 'routeclass/node';
import { routes } from '../../generated/dispatch.ts';
import { document } from '../../generated/openapi.ts';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { clickAll, launch, leavePages, openOperations, shownOperations, visit } from './support/browser.ts';
import { listen, stopListening } from './support/listen.ts';
import { hostile } from './support/table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  stopListening();
});

afterEach(() => leavePages(browser));

const docs = () => import('routeclass/docs');
const demo = () => toNodeHandler(createApp(routes));

/** Like express' `use`: removes the prefix before the app sees the URL. */
function below(prefix: string, handler: NodeHandler): NodeHandler {
  return (request, response) => {
    if (!request.url?.startsWith(prefix)) return response.writeHead(404).end();
    request.url = request.url.slice(prefix.length);
    return handler(request, response);
  };
}

type Paths = Record<string, Record<string, { tags: string[] }>>;

/** The operations of the document, in the form of `shownOperations`. */
function documentedOperations(paths: Paths): Record<string, string[]> {
  const byTag: Record<string, string[]> = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, { tags }] of Object.entries(operations)) {
      for (const tag of tags) byTag[tag] = [...(byTag[tag] ?? []), `${verb.toUpperCase()} ${path}`];
    }
  }
  return byTag;
}

/**
 * Fills in a field. The page reads it when it loses focus, and may have drawn it anew in between, empty: a busy
 * machine is late with that.
 */
async function enter(field: Locator, value: string) {
  do {
    await field.fill(value);
    await field.blur();
  } while ((await field.inputValue()) !== value);
}

/** Opens an operation, fills in its parameters and sends it. Returns the answer. */
async function tryItOut(page: Page, path: string, values: Record<string, string>, verb = 'get') {
  const block = page.locator(`.opblock-${verb}`, { has: page.locator(`[data-path="${path}"]`) });
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  for (const [name, value] of Object.entries(values)) {
    const row = block.locator(`tr[data-param-name="${name}"]`);
    // A list begins without an item.
    if ((await row.locator('input').count()) === 0) await row.locator('.json-schema-form-item-add').click();
    await enter(row.locator('input').first(), value);
  }
  await block.locator('.execute').click();
  const answer = block.locator('.live-responses-table .response');
  await answer.waitFor();
  return {
    curl: await block.locator('.curl-command .curl').textContent(),
    url: await block.locator('.request-url pre').textContent(),
    status: Number.parseInt((await answer.locator('.response-col_status').textContent()) ?? '', 10),
    body: JSON.parse((await answer.locator('.highlight-code pre').first().textContent()) ?? ''),
  };
}

/** The example of `search` is filled in already. */
const query = { limit: '5', search: '' };
const items = { limit: 5, offset: 0, search: null, tags: null };

test('the demo: every path with all its methods, by tag, and each can be tried out', async () => {
  const address = await listen(demo());
  const { page, complaints } = await visit(browser, `${address}/docs`);
  const { info, paths } = JSON.parse(document) as { info: { title: string }; paths: Paths };
  expect(await page.title()).toBe(info.title);
  const shown = await shownOperations(page);
  expect(shown).toEqual(documentedOperations(paths));
  expect(Object.values(shown).flat()).toEqual(expect.arrayContaining(['GET /items', 'DELETE /todos']));

  const answer = await tryItOut(page, '/items', query);
  expect(answer).toMatchObject({ url: `${address}/items?limit=5&offset=0`, status: 200, body: items });
  await page.evaluate('scrollTo(0, 0)');
  if (process.env.DOCS_SCREENSHOT !== undefined) await page.screenshot({ path: process.env.DOCS_SCREENSHOT });
  expect(complaints).toEqual([]);
});

test('every operation and every schema opens without a complaint', async () => {
  const { page, complaints } = await visit(browser, `${await listen(demo())}/docs`);
  await openOperations(page);
  const schemas = '.models .json-schema-2020-12-accordion';
  await page.locator('.models-control').click();
  await page.waitForSelector(schemas, { state: 'detached' });
  await page.locator('.models-control').click();
  await page.waitForSelector(schemas);
  const closed = `${schemas}[aria-expanded="false"]`;
  // A schema that is opened shows further ones.
  while ((await page.locator(closed).count()) > 0) await clickAll(page, closed);
  expect(complaints).toEqual([]);
});

test('below a prefix', async () => {
  const address = await listen(below('/base/api', demo()));
  const { page, complaints } = await visit(browser, `${address}/base/api/docs/`);
  expect(page.url()).toBe(`${address}/base/api/docs`);
  await page.getByRole('combobox', { name: 'Server' }).waitFor();
  const answer = await tryItOut(page, '/items', query);
  expect(answer).toMatchObject({ url: `${address}/base/api/items?limit=5&offset=0`, body: items });
  expect(complaints).toEqual([]);
});

/** Enters credentials where the page asks for those of a scheme. */
async function authorize(page: Page, scheme: string, values: readonly string[]) {
  await page.locator('.auth-wrapper > .authorize').click();
  const form = page.locator('.auth-container form', { hasText: scheme });
  for (const [i, value] of values.entries()) await form.locator('input').nth(i).fill(value);
  await form.locator('button[type=submit]').click();
  await page.locator('.close-modal').click();
}

test('what is entered under Authorize is sent with the operations that ask for it', async () => {
  const address = await listen(toNodeHandler(await sampleApp('credentials')));
  const { page, complaints } = await visit(browser, `${address}/docs`);
  await authorize(page, 'UserToken', ['abc.def']);
  await authorize(page, 'Login', ['ada', 'se:5cr']);
  await authorize(page, 'PartnerKey', ['secret']);
  expect((await tryItOut(page, '/token', { page: '1' })).body).toEqual({ page: 1, token: 'abc.def' });
  expect((await tryItOut(page, '/login', {})).body).toEqual({ user: 'ada', length: 6 });
  expect((await tryItOut(page, '/key', {})).body).toEqual({ key: 'secret' });
  expect(complaints).toEqual([]);
});

test('each input field has an accessible name, and a header that OpenAPI lets clients ignore is sent, and shown', async () => {
  const { page, complaints } = await visit(browser, `${await listen(demo())}/docs`);
  const values = { id: '5', authorization: 'Bearer abc' };
  const { curl, status } = await tryItOut(page, '/users/{id}', values, 'put');
  expect(status).toBe(200);
  expect(curl).toContain("-H 'authorization: Bearer abc'");
  const block = page.locator('.opblock-put', { has: page.locator('[data-path="/users/{id}"]') });
  for (const name of Object.keys(values)) await block.getByRole('textbox', { name, exact: true }).waitFor();
  await block.getByRole('combobox', { name: 'force', exact: true }).waitFor();
  await block.getByRole('textbox', { name: 'Request body' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a header that was filled in and emptied again is not sent', async () => {
  const accept = { name: 'accept', in: 'header', schema: { type: 'string' } };
  const get = { tags: ['x'], parameters: [accept], responses: { 200: { description: 'OK' } } };
  const info = { title: 'X', version: '1' };
  const xDocument = JSON.stringify({ openapi: '3.1.0', info, paths: { '/x': { get } } });
  const table = defineRoutes([], {
    documentation: documentation(async () => ({ document: xDocument }), docs),
  });
  const { page } = await visit(browser, `${await listen(toNodeHandler(createApp(table)))}/docs`);
  expect((await tryItOut(page, '/x', { accept: 'text/x' })).curl).toContain("'accept: text/x'");
  await page.locator('tr[data-param-name="accept"] input').fill('');
  await page.locator('.execute').click();
  await page.locator('.curl', { hasText: '*/*' }).waitFor();
});

test('cookies that are entered are sent, before those that the browser has, and kept no longer', async () => {
  const address = await listen(toNodeHandler(await sampleApp('client')));
  const { page, complaints } = await visit(browser, `${address}/docs`);
  const own = { name: 'session', value: 'own', domain: '127.0.0.1', path: '/' };
  await page.context().addCookies([own]);
  const { body, curl } = await tryItOut(page, '/texts', { session: 'a, b;ü', seen: '5' });
  expect(body).toMatchObject({ session: 'a, b;ü', seen: [5] });
  expect(curl).toContain("'Cookie: session=a%2C%20b%3B%C3%BC; seen=5'");
  expect(await page.context().cookies()).toMatchObject([own]);
  expect(complaints).toEqual([]);
});

test('of a stream without an end its beginning is shown', async () => {
  const { page } = await visit(
    browser,
    `${await listen(toNodeHandler(await sampleApp('returns-streams')))}/docs`,
  );
  const block = page.locator('.opblock-get', { has: page.locator('[data-path="/events/{id}"]') });
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await block.locator('tr[data-param-name="id"] input').fill('1');
  await block.locator('.execute').click();
  const shown = block.locator('.live-responses-table .highlight-code', { hasText: 'the stream goes on' });
  expect(await shown.textContent()).toContain('data: {"id":1,"since":null}');
});

test('what is filled in is taken: the tag of a union, and integers that are small; and the address of an operation opens it', async () => {
  const address = await listen(toNodeHandler(await sampleApp('whole-document')));
  const { page, complaints } = await visit(browser, `${address}/docs`);
  expect(await tryItOut(page, '/pets', {}, 'post')).toMatchObject({ status: 201, body: { kind: 'dog' } });
  expect(await tryItOut(page, '/stock/items', {}, 'put')).toMatchObject({ body: { height: 0, width: 0 } });

  // Whatever its tag is called.
  const operation = page.locator('.opblock', { has: page.locator('[data-path="/billing/items"]') });
  await operation.locator('.opblock-summary-control').click();
  await page.waitForURL(/#\/%2Fbilling%2Fitems\//);
  await page.reload();
  await page.locator('.opblock.is-open [data-path="/billing/items"]').waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['models within themselves', 'recursive-models', '/', 'post', { children: [], right: null }],
  ['a list of what requires itself', 'recursive-models', '/baskets', 'put', { baskets: [] }],
  ['a tuple', 'tuples', '/', 'put', { point: [0, 0] }],
  [
    'items after the rest of a tuple',
    'tuples',
    '/',
    'post',
    { around: [{ name: 'string' }, 'string', true] },
  ],
  ['a required field that is deprecated', 'documentation', '/entries', 'put', { title: 'string', year: 0 }],
  ['a union within a union', 'named-unions', '/', 'post', { nullable: { kind: 'circle' } }],
  ['a field that must be absent', 'exclusive-fields', '/', 'put', { name: 'string' }],
  ['a list of files of which none is chosen', 'files', '/mixed', 'put', { title: 'string' }],
])('what is filled in is taken: %s', async (_case, sample, path, verb, body) => {
  const { page } = await visit(browser, `${await listen(toNodeHandler(await sampleApp(sample)))}/docs`);
  expect(await tryItOut(page, path, {}, verb)).toMatchObject({ status: 200, body });
});

test('hostile texts of the document do nothing', async () => {
  const img = '<img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
  const get = {
    tags: [hostile],
    summary: hostile,
    description: img,
    responses: { 200: { description: img } },
  };
  const info = { title: hostile, version: hostile, description: img };
  const hostileDocument = JSON.stringify({ openapi: '3.1.0', info, paths: { '/x': { get } } });
  const app = createApp(
    defineRoutes([], { documentation: documentation(async () => ({ document: hostileDocument }), docs) }),
  );
  const { page } = await visit(browser, `${await listen(toNodeHandler(app))}/docs`);
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts++;
    return dialog.dismiss();
  });
  await page.locator('.opblock-summary-control').click();
  expect(await page.title()).toBe(hostile);
  expect(await page.locator('[onerror], a[href^="javascript"]').count()).toBe(0);
  expect(alerts).toBe(0);
});

type HostilePaths = Record<string, Record<string, { tags: string[]; summary: string }>>;

test('an app of hostile texts is shown as it is written, and each of its operations opens', async () => {
  const address = await listen(toNodeHandler(await sampleApp('hostile-text')));
  const { page, complaints } = await visit(browser, `${address}/docs`);
  const { paths } = (await (await fetch(`${address}/openapi.json`)).json()) as { paths: HostilePaths };
  expect(await shownOperations(page)).toEqual(documentedOperations(paths));
  // The parameter of a path is filled in beside what an address cannot hold as it is.
  const answer = await tryItOut(page, "/it's%20%60$x%60/{it's}", { "it's": 'ü' });
  expect(answer).toMatchObject({ status: 200, body: { its: 'ü' } });
  await openOperations(page);
  expect(await page.locator('.opblock-summary-description').allTextContents()).toContain(
    paths['/']!.get!.summary,
  );
  expect(complaints).toEqual([]);
});
