import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { loadSettings } from '../../cli/config/load-settings.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { onlyLanguage, TestApp } from './app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp({
    ...onlyLanguage,
    'package.json': '{ "type": "module", "name": "shop", "version": "3.2.1" }',
    'app/routes/page.ts': 'export default class Hello {\n  get(): string {\n    return "hello";\n  }\n}\n',
  });
});
afterEach(() => app.remove());

const configure = (openapi: unknown) =>
  app.write('routeclass.config.ts', `export default { openapi: ${JSON.stringify(openapi)} };\n`);

async function build(openapi: unknown) {
  configure(openapi);
  return app.run(['build']);
}

/** Compiles the schema of OpenAPI when it is first used. */
const validator = new Validator();

const document = () => JSON.parse(app.files('generated')!['generated/openapi.json']!);

test('the settings of the config are in the document, which is valid', async () => {
  const info = {
    title: 'Shop',
    version: '2.0.0',
    summary: 'What there is to buy.',
    description: '**All** of it.',
    termsOfService: 'https://shop.example/terms',
    contact: { name: 'Ada', url: 'https://shop.example/ada', email: 'ada@shop.example' },
    license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
  };
  const servers = [
    {
      url: 'https://{region}.shop.example/{version}',
      description: 'Near you',
      variables: {
        region: { default: 'eu', enum: ['eu', 'us'], description: 'Where you are' },
        version: { default: 'v2' },
      },
    },
    { url: '/api' },
  ];
  const externalDocs = { url: 'https://shop.example/guide', description: 'How to begin' };
  expect(await build({ externalDocs, servers, ...info })).toMatchObject({ status: 0, stderr: '' });
  expect(document()).toMatchObject({ info, servers, externalDocs });
  const keys = ['openapi', 'info', 'servers', 'tags', 'externalDocs', 'paths', 'components'];
  expect(Object.keys(document())).toEqual(keys);
  expect(await validator.validate(document())).toMatchObject({ valid: true });
});

test('its tags come first, in its order and with its descriptions; then those that only routes have', async () => {
  const page = (tag: string) => `/** Of ${tag}. */
export default class Page {
  static tag = '${tag}';
  get(): string {
    return "hello";
  }
}
`;
  for (const tag of ['books', 'authors', 'orders', 'bills'])
    app.write(`app/routes/${tag}/page.ts`, page(tag));
  const tags = [
    { name: 'later', description: 'Nothing yet' },
    { name: 'orders', description: '**Bought**', externalDocs: { url: 'https://shop.example/orders' } },
    { name: 'books' },
  ];
  expect(await build({ tags })).toMatchObject({ status: 0, stderr: '' });
  expect(document().tags).toEqual([
    tags[0],
    tags[1],
    { name: 'books', description: 'Of books.' },
    { name: '/' },
    { name: 'authors', description: 'Of authors.' },
    { name: 'bills', description: 'Of bills.' },
  ]);
  expect(await validator.validate(document())).toMatchObject({ valid: true });
});

test('settings that the config leaves out come from package.json', async () => {
  await build({});
  expect(document().info).toEqual({ title: 'shop', version: '3.2.1' });
  app.write('package.json', `\ufeff${app.read('package.json').replace('3.2.1', '3.2.2')}`);
  await build({});
  expect(document().info).toEqual({ title: 'shop', version: '3.2.2' });
});

test.each([
  [
    { termsOfService: 'terms' },
    '`openapi.termsOfService` of the config must be a URL such as https://example.com',
  ],
  [
    { contact: { email: 'ada' } },
    '`openapi.contact.email` of the config must be an email address, not "ada"',
  ],
  [{ license: {} }, '`openapi.license.name` of the config must be present, not missing'],
  [
    { license: { name: 'MIT', identifier: 'MIT', url: 'https://a.test' } },
    '`openapi.license` of the config must be an object with an `identifier` or a `url`, not both',
  ],
  [
    { servers: [{ url: 'https://{region}.a.test' }] },
    '`openapi.servers.0.variables.region` of the config must be defined for `{region}` in the `url`, not missing',
  ],
  [
    { servers: [{ url: '/{v}', variables: { v: { default: '3', enum: ['1', '2'] } } }] },
    '`openapi.servers.0.variables.v.default` of the config must be one of the values of `enum`, not "3"',
  ],
  [
    { servers: [{ url: '/{v}', variables: { v: {} } }] },
    '`openapi.servers.0.variables.v.default` of the config must be present, not missing',
  ],
  [
    { servers: [{ url: '/', variables: [] }] },
    '`openapi.servers.0.variables` of the config must be an object',
  ],
  [{ tags: [{}] }, '`openapi.tags.0.name` of the config must be present, not missing'],
  [
    { tags: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] },
    '`openapi.tags.2.name` of the config must be different from the names of the tags before it, not "a"',
  ],
  [
    { tags: [{ name: 'a', externalDocs: {} }] },
    '`openapi.tags.0.externalDocs.url` of the config must be present, not missing',
  ],
  [{ externalDocs: { url: 'guide' } }, '`openapi.externalDocs.url` of the config must be a URL'],
])('what would make the document invalid is refused: %j', async (openapi, message) => {
  configure(openapi);
  const loaded = await loadSettings(app.root);
  const diagnostics = loaded.ok ? loaded.settings.configFaults : loaded.diagnostics;
  expect(formatDiagnostics(diagnostics ?? [], { root: app.root, color: false })).toContain(message);
});

test('a package.json that cannot be read is reported at its place, by every command', async () => {
  app.write('package.json', '{\n  bad\n}\n');
  for (const command of ['build', 'routes']) {
    const { status, stderr } = await app.run([command]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^error\[package-unreadable\]: `package.json` cannot be read: it is not JSON\n {2}package.json:2:3\n/,
    );
  }
});

test('an app whose files are taken for CommonJS gets a hint for package.json', async () => {
  app.write('package.json', '{}');
  app.write(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "nodenext", "verbatimModuleSyntax": true, "types": [] } }',
  );
  const { stderr } = await app.run(['build']);
  expect(stderr).toMatch(/TS1287[\s\S]*\n {2}help: Write `"type": "module"` into `package.json`.\n/);
});
