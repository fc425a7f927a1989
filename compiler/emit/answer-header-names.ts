import { tupleHead } from '../model/answers.ts';
import { isDocumentedHeader } from '../model/documented-headers.ts';
import type { Route } from '../model/model.ts';
import { byCodeUnit } from '../order.ts';

/**
 * The headers that the types of answers name, in lower case and sorted, without those that pages of every
 * origin may read, and cookies, which no script may read.
 */
export function answerHeaderNames(routes: readonly Route[]): readonly string[] {
  const answers = routes.flatMap(({ operations }) => operations.flatMap(({ result }) => result.answers));
  const names = answers.flatMap((one) => tupleHead(one)?.headers ?? []).map(({ name }) => name.toLowerCase());
  return [...new Set(names)]
    .filter((name) => isDocumentedHeader(name) && !settled.has(name))
    .sort(byCodeUnit);
}

/** The CORS-safelisted response-header names of the Fetch standard, and the forbidden ones that apps send. */
const settled: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
  'set-cookie',
]);
