import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launch, visit } from '../docs/support/browser.ts';
import { onlyLanguage, TestApp } from './app.ts';

const page = (code: string) => `export default class Page {\n  get(): number {\n    ${code}\n  }\n}\n`;
const file = 'app/routes/page.ts';
const hostile = 'const evil: number = "<img src=x onerror=alert(1)><script>alert(1)</script>";';

let browser: Browser;
let app: TestApp;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await app.remove();
});

test('errors are shown on /docs as in the terminal, and disappear when they are fixed', async () => {
  app = new TestApp({ ...onlyLanguage, [file]: page('return 1;') });
  const dev = app.start(['dev', '--port', '0', '--host', '127.0.0.1']);
  const url = (await dev.printed(/listening at (\S+)\n/))[1]!;
  const { page: tab, complaints } = await visit(browser, `${url}docs`);
  let alerts = 0;
  tab.on('dialog', (dialog) => {
    alerts++;
    return dialog.dismiss();
  });
  const overlay = tab.locator('routeclass-diagnostics');
  expect(await overlay.count()).toBe(0);
  const loads: string[] = [];
  tab.on('load', () => loads.push(tab.url()));

  dev.forget();
  app.write(file, `${hostile}\n${page('return evil;')}`);
  await overlay.locator('.heading').waitFor();
  await dev.printed(/the last successful build keeps serving/);
  const shown = await overlay.locator('li').allTextContents();
  const words = dev.output.slice(0, dev.output.indexOf('\n\n1 error')).trimEnd();
  expect(shown.map((one) => one.replaceAll('\n', ''))).toEqual([words.replaceAll('\n', '')]);
  expect(words).toContain('<img src=x onerror=alert(1)>');
  expect(await overlay.locator('.state').textContent()).toContain('The last successful build keeps serving');
  // The page's content security policy allows the styles of the overlay.
  const panel = "document.querySelector('routeclass-diagnostics').shadowRoot.querySelector('.panel')";
  await tab.waitForFunction(`getComputedStyle(${panel}).borderTopWidth === '4px'`);
  // The last good build still answers requests, and tools get the diagnostics.
  expect(await (await fetch(url)).json()).toBe(1);
  expect(await (await fetch(`${url}__routeclass/diagnostics`)).json()).toMatchObject({
    version: 1,
    ok: false,
    out: 'generated',
    errors: 1,
    diagnostics: [{ code: 'type-error', origin: 'TS2322', file, start: { line: 1, column: 7 } }],
  });

  // Closed, it is shown again with the next build that fails.
  await overlay.locator('.close').click();
  await overlay.waitFor({ state: 'detached' });
  app.write(file, `${hostile}\n\n${page('return evil;')}`);
  await overlay.locator('.heading').waitFor();
  await tab.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  app.write(file, `${hostile}\n\n\n${page('return evil;')}`);
  await overlay.locator('.heading').waitFor();
  app.write(file, page('return 2;'));
  await overlay.waitFor({ state: 'detached' });
  expect(await (await fetch(url)).json()).toBe(2);
  expect(await (await fetch(`${url}__routeclass/diagnostics`)).json()).toMatchObject({ ok: true, errors: 0 });
  expect([alerts, loads, complaints]).toEqual([0, [], []]);

  // A browser never takes the page from its cache, where it may lack the overlay.
  const docs = await fetch(`${url}docs`);
  expect(docs.headers.get('etag')).toBe(null);
  expect(docs.headers.get('content-length')).toBe(String((await docs.arrayBuffer()).byteLength));
  const head = await fetch(`${url}docs`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(docs.headers.get('content-length'));
});

test('before there is a good build, browsers are shown what is wrong, and then the app', async () => {
  await app.remove();
  app = new TestApp({ ...onlyLanguage, [file]: page("return 'one';") });
  const dev = app.start(['dev', '--port', '0', '--host', '127.0.0.1']);
  const url = (await dev.printed(/listening at (\S+)\n/))[1]!;
  const tab = await browser.newPage();
  const complaints: string[] = [];
  tab.on('console', (message) => complaints.push(message.text()));
  expect((await tab.goto(`${url}docs`))?.status()).toBe(503);
  await tab.locator('routeclass-diagnostics .heading').waitFor();
  expect(await tab.locator('.frame').textContent()).toContain(`${file}:3:5`);
  // Below it there is nothing to see.
  expect(await tab.locator('.close').count()).toBe(0);
  await tab.keyboard.press('Escape');
  expect(await tab.locator('routeclass-diagnostics .heading').count()).toBe(1);
  app.write(file, page('return 1;'));
  await tab.waitForSelector('.opblock');
  // Chromium's own word for the status.
  expect(complaints).toEqual([expect.stringContaining('503')]);
});

test('nothing of it is in what a production app installs', () => {
  const dist = join(import.meta.dirname, '../../runtime/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js$/.test(name));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((name) => readFileSync(join(dist, name), 'utf8').includes('__routeclass'))).toEqual([]);
});
