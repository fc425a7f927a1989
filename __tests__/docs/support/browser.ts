import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { unpackedBrowser } from './unpacked.ts';

/**
 * Without the software emulation of a graphics card, which takes more time than everything else on a page.
 */
const plainArgs = chromium.args.filter((one) => !/gpu|-gl=|-angle=|swiftshader/.test(one));

/** A browser that cannot resolve any other host. */
export async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: await unpackedBrowser(),
    args: [...plainArgs, '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    headless: true,
  });
}

interface Visit {
  readonly page: Page;
  /**
   * Problems on the page: console messages, failed or refused requests, requests to other hosts, policy
   * violations.
   */
  readonly complaints: string[];
}

/** Opens a URL and waits until the document is shown. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const complaints: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 1400 } });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== new URL(address).host) complaints.push(request.url());
  });
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      complain(violatedDirective + ' refuses ' + blockedURI + ' ' + sample));
  `);
  await page.goto(address);
  await page.waitForSelector('.opblock', { timeout: 20_000 });
  return { page, complaints };
}

/** Leaves every page: one that stays open goes on working. */
export async function leavePages(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.goto('about:blank')));
}

/** The displayed operations, such as `GET /todos`, by tag. */
export function shownOperations(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(`
    Object.fromEntries([...document.querySelectorAll('.opblock-tag-section')].map((section) => [
      section.querySelector('.opblock-tag').dataset.tag,
      [...section.querySelectorAll('.opblock')].map((one) =>
        one.querySelector('.opblock-summary-method').textContent + ' ' +
        one.querySelector('.opblock-summary-path').dataset.path),
    ]))
  `);
}

/** Opens every operation that is closed: all at once, because each redraws the page. */
export async function openOperations(page: Page): Promise<void> {
  const closed = '.opblock:not(.is-open)';
  await clickAll(page, `${closed} .opblock-summary-control`);
  await page.waitForSelector(closed, { state: 'detached' });
}

/** Clicks on everything that a selector finds. */
export async function clickAll(page: Page, selector: string): Promise<void> {
  await page.evaluate(`
    for (const one of document.querySelectorAll(${JSON.stringify(selector)})) one.click();
  `);
}
