import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createApp } from 'routeclass';
import { defineRoutes, documentation } from 'routeclass/generated';
import { toNodeHandler } from 'routeclass/node';
import { routes } from '../../generated/dispatch.ts';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { launch, leavePages, visit } from './support/browser.ts';
import { contrasts } from './support/contrast.ts';
import { listen, stopListening } from './support/listen.ts';

let browser: Browser;
let demo: string;
beforeAll(async () => {
  browser = await launch();
  demo = `${await listen(toNodeHandler(createApp(routes)))}/docs`;
});
afterAll(async () => {
  await browser.close();
  stopListening();
});
afterEach(() => leavePages(browser));

const items = '#operations-examples-getItems';

/** Opens an operation and its fields, by keyboard. */
async function tryOut(page: Page, operation: string) {
  await page.locator(`${operation} .opblock-summary-control`).press('Enter');
  await page.locator(`${operation} .try-out__btn`).press('Enter');
  await page.locator(`${operation} .execute`).waitFor();
}

test('the button that sends keeps the focus, and the answer is said, and so is what is not sent', async () => {
  const { page } = await visit(browser, demo);
  await tryOut(page, items);
  const send = page.locator(`${items} .execute`);
  const limit = page.locator(`${items} tr[data-param-name="limit"] input`);
  await limit.fill('500');
  await send.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'less than or equal to 100' }).waitFor();

  await limit.fill('5');
  await limit.blur();
  for (const _time of ['first', 'second']) {
    await send.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Answer: 200' }).waitFor();
    await page.locator(`${items} .execute:focus`).waitFor();
  }

  await page.route('**/items?*', (route) => route.abort());
  await send.press('Enter');
  await page.getByRole('status').filter({ hasText: 'No answer' }).waitFor();
});

test('an image that a call returned has a name', async () => {
  const { page } = await visit(browser, demo);
  await page.route('**/items?*', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await tryOut(page, items);
  await page.locator(`${items} .execute`).press('Enter');
  await page.getByRole('img', { name: 'Image of the answer' }).waitFor({ state: 'attached' });
});

test('the dialog for credentials begins at its first field, keeps the focus, and gives it back', async () => {
  const { page } = await visit(
    browser,
    `${await listen(toNodeHandler(await sampleApp('credentials')))}/docs`,
  );
  const opener = '.auth-wrapper > .authorize';
  await page.locator(opener).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Available authorizations' });
  await dialog.locator('.auth-container').first().locator('input:focus').waitFor();
  await dialog.getByRole('button', { name: 'Authorize' }).first().waitFor();
  await dialog.getByRole('button').last().press('Tab');
  // The browser's own controls come next, and then those of the dialog again.
  expect(await page.evaluate("document.activeElement.matches('body, dialog *')")).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator(`${opener}:focus`).waitFor();
});

test('a link to an operation within the page opens it and shows it, even if its tag is closed', async () => {
  const { page } = await visit(browser, demo);
  await page.locator('#operations-tag-examples').click();
  await page.locator(items).waitFor({ state: 'detached' });
  await page.evaluate("location.hash = '#/examples/getItems'");
  await page.locator(`${items}.is-open`).waitFor();
  const top = () => page.evaluate<number>(`document.querySelector('${items} a').getBoundingClientRect().top`);
  while (Math.abs(await top()) > 20) await page.waitForTimeout(20);
});

test('the back button leads out of an operation, and forward into it again', async () => {
  const { page, complaints } = await visit(browser, demo);
  const [first, second] = ['/examples/getItems', '/todos/getTodos'];
  for (const one of [first, second]) {
    await page.locator(`#operations${one.replaceAll('/', '-')} .opblock-summary-control`).click();
    await page.waitForURL(`${demo}#${one}`);
  }
  for (const back of [first, '']) {
    await page.goBack();
    await page.waitForURL(back === '' ? demo : `${demo}#${back}`);
  }
  for (const forward of [first, second]) {
    await page.goForward();
    await page.waitForURL(`${demo}#${forward}`);
  }
  // What is closed keeps nothing that was to be shown.
  await page.locator('#operations-tag-todos').click();
  await page.locator('#operations-todos-getTodos').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a narrow page does not scroll to the side', async () => {
  const { page } = await visit(browser, demo);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const operation of [items, '#operations-todos-postTodos']) await tryOut(page, operation);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});

const long = 'a_name_that_does_not_end_'.repeat(9);

/** What the demo has none of: long names, a contact, and an operation that is deprecated. */
const odd = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Odd', version: '1', contact: { name: 'Ada', url: 'https://x.test', email: 'ada@x.test' } },
  tags: [{ name: long, externalDocs: { url: 'https://x.test', description: long } }],
  paths: {
    '/old': {
      get: {
        tags: [long],
        operationId: long,
        deprecated: true,
        parameters: [{ name: 'old', in: 'query', deprecated: true, schema: { type: 'integer' } }],
        responses: { 200: { description: 'OK', content: { 'application/json': { example: { id: 5 } } } } },
      },
    },
  },
  components: { schemas: { [long]: { title: long, type: 'object', properties: { a: { type: 'string' } } } } },
});
async function visitOdd() {
  const documented = documentation(
    async () => ({ document: odd }),
    () => import('routeclass/docs'),
  );
  const app = createApp(defineRoutes([], { documentation: documented }));
  return (await visit(browser, `${await listen(toNodeHandler(app))}/docs`)).page;
}

test('a narrow page does not scroll to the side for long names', async () => {
  const page = await visitOdd();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator('.models .json-schema-2020-12-accordion').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});

test.each(['light', 'dark'] as const)('the %s page shows what has the focus', async (colorScheme) => {
  const { page } = await visit(browser, demo);
  await page.emulateMedia({ colorScheme });
  await tryOut(page, items);
  for (const shown of ['.opblock-summary-control', '.opblock input', '.models-control', '.models button']) {
    await page.locator(shown).last().focus();
    // The browser shows the focus after a key alone.
    await page.keyboard.press('Shift');
    const style = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
    expect([shown, style]).toEqual([shown, 'auto']);
  }
});

test.each([
  ['light', ['.info a', '.hljs-attr ~ span']],
  ['dark', ['.opblock-deprecated .opblock-summary-method', '.parameter__deprecated', '.hljs-attr ~ span']],
] as const)(
  'what is deprecated, links and numbers of the %s page can be told, too',
  async (colorScheme, all) => {
    const page = await visitOdd();
    await page.emulateMedia({ colorScheme });
    await page.locator('.opblock-summary-control').press('Enter');
    await page.locator('.hljs-attr').waitFor();
    expect(await page.evaluate("getComputedStyle(document.querySelector('.opblock')).opacity")).toBe('1');
    for (const selector of all) {
      const found = await contrasts(page, selector);
      expect([selector, found.length > 0, found.filter((one) => one < 4.5)]).toEqual([selector, true, []]);
    }
  },
);

test.each([
  ['light', ['.opblock-summary-method', '.version', '.url', '.cancel', '.execute', '.parameter__in']],
  ['dark', ['.opblock-summary-method', '.version', '.url', '.execute', '.header-col']],
] as const)('the texts of the %s page can be told from their backgrounds', async (colorScheme, selectors) => {
  const { page } = await visit(browser, demo);
  await page.emulateMedia({ colorScheme });
  await tryOut(page, items);
  await page.locator('#operations-todos-getTodos .opblock-summary-control').press('Enter');
  await page.locator('#operations-todos-getTodos .response').first().waitFor();
  await page.locator('.version').first().waitFor();
  for (const selector of selectors) {
    const found = await contrasts(page, selector);
    expect([selector, found.length > 0, Math.min(...found) >= 4.5, found]).toEqual([
      selector,
      true,
      true,
      found,
    ]);
  }
});

test.each([1280, 320])('the link of an operation is as high as WCAG asks for at %i pixels', async (width) => {
  for (const page of [(await visit(browser, demo)).page, await visitOdd()]) {
    await page.setViewportSize({ width, height: 640 });
    const link = await page.locator('.opblock-summary a.nostyle').first().boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(24);
  }
});
