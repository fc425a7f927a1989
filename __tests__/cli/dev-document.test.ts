import { afterEach, expect, test } from '@jest/globals';
import { onlyLanguage, type Running, saved, TestApp } from './app.ts';

const page = (verb: string, after = '') =>
  `export default class Page {\n  ${verb}() {\n    return 1;\n  }\n}\n${after}`;
const broken = "throw new Error('at load');\n";

let app: TestApp;
afterEach(() => app.remove());

/** Starts an app whose documentation has not been requested yet. */
async function start(): Promise<{ readonly dev: Running; readonly url: string }> {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page('get') });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  dev.forget();
  return { dev, url: url! };
}

async function verbsIn(url: string): Promise<readonly string[]> {
  const document = (await (await fetch(`${url}openapi.json`)).json()) as { paths: { '/': object } };
  return Object.keys(document.paths['/']);
}

test('the document is that of what serves, where a later build has written another and could not be loaded', async () => {
  const { dev, url } = await start();
  app.write('app/routes/page.ts', page('post', broken));
  await dev.printed(/the last successful build keeps serving/);
  expect(app.read('generated/openapi.ts')).toContain('"post"');
  expect(await (await fetch(url)).json()).toBe(1);
  expect(await verbsIn(url)).toEqual(['get']);

  dev.forget();
  app.write('app/routes/page.ts', page('post'));
  await dev.printed(/rebuilt in/);
  expect(await verbsIn(url)).toEqual(['post']);
});

test('the documentation stays where a build without any cannot be loaded, and goes with one that can', async () => {
  const { dev, url } = await start();
  const statuses = async () => {
    const answers = ['docs', 'docs/page.js', 'openapi.json'].map((path) => fetch(`${url}${path}`));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const kept = /the last successful build keeps serving/;
  await saved(dev, () => app.write('app/routes/page.ts', page('get', broken)), kept);
  // A save of its own: of two files in one, the second may come to be known only during the build of the first.
  await saved(dev, () => app.write('routeclass.config.ts', 'export default { docs: false };\n'), kept);
  expect(app.files('generated')).not.toHaveProperty(['generated/openapi.ts']);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await verbsIn(url)).toEqual(['get']);

  dev.forget();
  app.write('app/routes/page.ts', page('get'));
  await dev.printed(/rebuilt in/);
  expect(await statuses()).toEqual([404, 404, 404]);
});
