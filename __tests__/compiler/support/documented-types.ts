import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Paths {
  readonly [path: string]: { readonly [verb: string]: { readonly responses: Responses } };
}

interface Responses {
  readonly [status: string]: { readonly content?: { readonly [type: string]: object } };
}

/** Whether a sample's document declares the content type of an answer, or a range that includes it. */
export function isDocumented(sample: string, line: string, status: number, contentType: string): boolean {
  const [method, target] = line.split(' ');
  const { pathname } = new URL(target!, 'http://app.test');
  const [, item] = Object.entries(pathsOf(sample)).find(([path]) => patternOf(path).test(pathname))!;
  const { responses } = item[method!.toLowerCase()]!;
  // A handler's own `Response` may have any type.
  const content = responses[status]?.content ?? (responses.default && { '*/*': {} });
  return Object.keys(content ?? {}).some((type) => type === '*/*' || plain(type) === plain(contentType));
}

/** A content type without parameters. */
const plain = (type: string) => type.replace(/;.*/, '');

function pathsOf(sample: string): Paths {
  const file = join(import.meta.dirname, '../../samples', sample, 'expected/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')).paths;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
