import { optionHeaders } from '../../runtime/errors/option-headers.ts';
import { tupleHead } from '../model/answers.ts';
import { isDocumentedHeader } from '../model/documented-headers.ts';
import { errorAnswers } from '../model/error-answers.ts';
import type { Model, Operation, Route } from '../model/model.ts';
import { wholeModel } from '../model/whole-operation.ts';

/**
 * The headers that answers and errors declare, in lower case and sorted, without those that pages of other
 * origins may read anyway, and cookies, which no script may read. Those of hidden operations are among them:
 * they are not in the document, but pages call them like any other.
 */
export function answerHeaderNames(model: Model): readonly string[] {
  const { routes } = wholeModel(model);
  const names = routes.flatMap((route) => route.operations.flatMap((one) => headerNames(one, route)));
  return [...new Set(names)].filter((name) => isDocumentedHeader(name) && !settled.has(name)).sort();
}

function headerNames(operation: Operation, route: Route): readonly string[] {
  const ofAnswers = operation.result.answers.flatMap((one) => tupleHead(one)?.headers ?? []);
  const ofErrors = errorAnswers(operation, route).flatMap(({ headers }) => headers);
  return [...ofAnswers, ...ofErrors].map(({ name }) => name.toLowerCase());
}

/**
 * The CORS-safelisted response-header names of the Fetch standard, the forbidden ones that apps send, and those
 * that the runtime always lets pages read.
 */
const settled: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
  'set-cookie',
  ...Object.values(optionHeaders),
]);
