import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The lines of a page at which a status is reported that is not the status of an error. */
function reportedIn(page: string): readonly string[] {
  return withApp({ 'package.json': '{"type":"module"}', 'routes/page.ts': page }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ code, span }) => {
        const lines = readFileSync(span!.file, 'utf8').slice(0, span!.end).split('\n');
        return `${code}: ${page.split('\n')[lines.length - 1]!.trim()}`;
      }),
  );
}

const page = (helpers: string, calls: string) => `
import { HttpError } from 'routeclass';

const failed = (status: number, times = 1) => new HttpError(status, \`It failed \${times} times\`);
${helpers}
export default class Page {
  get(): void {
${calls}
  }
}
`;

test('a status that a helper passes on whenever it is called is reported at its call', () => {
  const helpers = `
const table = { failed: ((status: number) => failed(status)), };

class Table {
  readonly failed = (status: number) => failed(status);
}

function failAtOnce(status: number): void {
  const now = Date.now();
  failLoudly(status);
  console.log(now);
}

function failLoudly(status: number): never {
  console.log(status);
  throw failed(status);
}

const failedOr = (status: number) => failed(status) ?? (status > 0 ? undefined : failed(status));
`;
  const calls = ['table.failed(204);', 'new Table().failed(204);', 'failAtOnce(204);', 'failedOr(204);'];
  expect(reportedIn(page(helpers, calls.join('\n')))).toEqual(calls.map((one) => `error-status: ${one}`));
});

test('what is wrong in a helper itself is reported there only', () => {
  const helpers =
    'const moved = (name: string, status: number) => new HttpError(302, name, { retryAfter: status });';
  expect(reportedIn(page(helpers, "moved('Page', 302);"))).toEqual([`error-status: ${helpers}`]);
});

test('a status that a helper may not pass on is not reported', () => {
  const helpers = `
function checked(status: number): number {
  if (status >= 400) throw failed(status);
  return status;
}

const failedIfError = (status: number) => (status >= 400 ? failed(status) : undefined);

const isFailed = (status: number) => status >= 400 && failed(status).status > 0;

const known = new Map<number, HttpError>();
const failedAnew = (status: number) => known.get(status) ?? failed(status);
const failedFirst = (status: number) => known.get(status) || failed(status);
const textWhereKnown = (status: number) => known.get(status)?.detail.slice(failed(status).status);

const failedLater = (status: number) => () => failed(status);

function* failedOnce(status: number) {
  yield 'once';
  throw failed(status);
}

const failedAtLeast = atLeast(400, (status) => failed(status));

function atLeast<T>(least: number, make: (status: number) => T): (status: number) => T {
  return (status) => make(Math.max(status, least));
}

function failedAgain(status: number): HttpError {
  return failedAgain(status);
}
`;
  const calls = `
checked(200);
failedIfError(200);
isFailed(200);
failedAnew(200);
failedFirst(200);
textWhereKnown(200);
failedLater(200);
failedOnce(200);
failedAtLeast(200);
failedAgain(200);
failed(404, 3);
`;
  expect(reportedIn(page(helpers, calls))).toEqual([]);
});
