/**
 * The routes of `routeclassApp` in `../compile/apps.ts`, for other servers: a module for each resource, and
 * one that starts the server.
 */
import { type Files, json, models, store } from '../compile/apps.ts';

/** The files of an app: models, a module for each resource, and the server with their imports. */
export function app(resources: number, server: string, resource: (n: number) => string): Files {
  const made: { [path: string]: string } = {
    'app/models/store.ts': store,
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': server.replace(
      '// resources\n',
      `${numbers(resources, (n) => `import items${n} from './app/items-${n}.ts';\n`)}
const resources = [${numbers(resources, (n) => `items${n}, `)}];\n`,
    ),
  };
  for (let n = 0; n < resources; n++) {
    const types = models(n, { title: 'string', int: 'number', count: 'number' });
    made[`app/items-${n}.ts`] = `import { item } from './models/store.ts';\n${resource(n)}\n${types}`;
  }
  return made;
}

function numbers(count: number, text: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => text(n)).join('');
}

/** A server with the same number of handlers that do almost nothing: the cost of node itself. */
export function bareApp(resources: number): Files {
  return {
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': `import { createServer, type ServerResponse } from 'node:http';

const handlers = new Map<string, (response: ServerResponse) => void>();
for (let n = 0; n < ${resources}; n++)
  for (const route of ['GET /items-', 'POST /items-', 'GET /item-', 'PUT /item-', 'DELETE /item-'])
    handlers.set(\`\${route}\${n}\`, (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
      response.end('[]');
    });
createServer((request, response) => {
  const handler = handlers.get(\`\${request.method} \${request.url}\`);
  if (handler !== undefined) handler(response);
  else response.writeHead(404).end();
}).listen(Number(process.env.PORT));
`,
  };
}
