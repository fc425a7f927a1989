import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Paths {
  readonly [path: string]: { readonly [verb: string]: { readonly responses: Responses } };
}

interface Responses {
  readonly [status: string]: { readonly content?: { readonly [type: string]: object } };
}

/** Whether the document of a sample names what an answer's body is sent as, or has a range that holds it. */
export function isDocumented(sample: string, line: string, status: number, contentType: string): boolean {
  const [method, target] = line.split(' ');
  const { pathname } = new URL(target!, 'http://app.test');
  const [, item] = Object.entries(pathsOf(sample)).find(([path]) => patternOf(path).test(pathname))!;
  const { responses } = item[method!.toLowerCase()]!;
  // A `Response` of the handler's own may be anything.
  const content = responses[status]?.content ?? (responses.default && { '*/*': {} });
  return Object.keys(content ?? {}).some((type) => type === '*/*' || plain(type) === plain(contentType));
}

/** Without its parameters. */
const plain = (type: string) => type.replace(/;.*/, '');

function pathsOf(sample: string): Paths {
  const file = join(import.meta.dirname, '../../samples', sample, 'expected/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')).paths;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
