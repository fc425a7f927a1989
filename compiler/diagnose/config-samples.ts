import type { Config } from '../../runtime/config.ts';

type Samples = { readonly [key in keyof Config]-?: string } & { readonly [key: string]: string };

/**
 * A valid sample of each setting. A setting inside another needs its own sample only where that of the outer
 * one is not enough. A test runs the check of configs on each sample.
 */
export const configSamples: Samples = {
  routes: "routes: 'app/routes'",
  out: "out: 'generated'",
  client: 'client: true',
  'client.standalone': 'client: { standalone: true }',
  docs: 'docs: false',
  debug: 'debug: true',
  limits: 'limits: { body: 1_048_576 }',
  cors: "cors: { origin: 'https://app.example.com' }",
  'cors.methods': "cors: { methods: ['GET', 'POST'] }",
  'cors.allowHeaders': "cors: { allowHeaders: ['content-type'] }",
  'cors.exposeHeaders': "cors: { exposeHeaders: ['x-total'] }",
  'cors.credentials': "cors: { origin: 'https://app.example.com', credentials: true }",
  'cors.maxAge': 'cors: { maxAge: 600 }',
  securityHeaders: "securityHeaders: { 'x-frame-options': 'DENY' }",
  requestId: "requestId: { header: 'x-request-id' }",
  processTime: 'processTime: false',
  openapi: "openapi: { title: 'Shop', version: '1.0.0' }",
  'openapi.termsOfService': "openapi: { termsOfService: 'https://example.com/terms' }",
  'openapi.contact': "openapi: { contact: { url: 'https://example.com', email: 'api@example.com' } }",
  'openapi.license': "openapi: { license: { name: 'MIT', identifier: 'MIT' } }",
  'openapi.servers': "openapi: { servers: [{ url: 'https://api.example.com' }] }",
  'openapi.servers.0.variables':
    "openapi: { servers: [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } }] }",
  'openapi.tags': "openapi: { tags: [{ name: 'todos', description: 'What there is to do' }] }",
  'openapi.tags.0.externalDocs':
    "openapi: { tags: [{ name: 'todos', externalDocs: { url: 'https://example.com/todos' } }] }",
  'openapi.externalDocs': "openapi: { externalDocs: { url: 'https://example.com/guide' } }",
};

/**
 * The sample of a setting, or of the innermost setting around it: for `limits.depth` that of `limits`. All
 * items of a list share the sample of the first.
 */
export function configSample(key: string): string | undefined {
  const path = key.split('.').map((one) => (/^\d+$/.test(one) ? '0' : one));
  const owners = path.map((_, i) => path.slice(0, path.length - i).join('.'));
  return owners.map((one) => configSamples[one]).find((one) => one !== undefined);
}
