import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { closeApp, createApp, type Override } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { type BuiltApp, buildApp } from '../compiler/support/built-app.ts';
import { eventually } from '../runtime/support/lifetimes.ts';
import { waysOf } from '../runtime/support/ways.ts';
import { filesOf } from './support/dependencies-app.ts';
import { type Expected, expectedOf } from './support/expected-request.ts';
import {
  type Graph,
  type RandomRequest,
  randomGraph,
  randomRequest,
  reachedIn,
  some,
} from './support/random-dependencies.ts';
import { runs } from './support/runs.ts';

const ways = waysOf(toNodeHandler);

/** A served app and the outcome of its requests, which are all sent at once. */
interface Served {
  readonly graph: Graph;
  readonly requests: readonly RandomRequest[];
  /** Index into `ways`. */
  readonly way: number;
  /** The indexes of replaced functions. */
  readonly replaced: readonly number[];
  /** Whether the replacement returns a promise. */
  readonly isLate: boolean;
}

/** The notes in the app's own `notes.ts`, by the `run` of a request. */
interface Notes {
  readonly happening: Map<string, readonly string[]>;
  readonly log: ReadonlyMap<string, readonly string[]>;
}

const served: fc.Arbitrary<Served> = randomGraph.chain((graph) =>
  fc.record({
    graph: fc.constant(graph),
    requests: fc.array(randomRequest(graph), { minLength: 40, maxLength: 40 }),
    way: fc.nat({ max: ways.length - 1 }),
    replaced: fc.oneof(fc.constant([]), some(reachedIn(graph), 2)),
    isLate: fc.boolean(),
  }),
);

test('dependencies are called, get failures and are released by the rules, in any graph and for any failure', async () => {
  await fc.assert(
    fc.asyncProperty(served, async (one) => {
      const app = await buildApp(filesOf(one.graph));
      try {
        await judge(app, one);
      } finally {
        app.remove();
      }
    }),
    // No shrinking, because each of its steps would build an app.
    { ...runs(6), endOnFailure: true },
  );
});

async function judge({ root, routes }: BuiltApp, { graph, isLate, replaced, requests, way }: Served) {
  const { happening, log }: Notes = await import(join(root, 'notes.ts'));
  const functions = await import(join(root, 'dependencies.ts'));
  const reported = new Map<string, string[]>();
  const app = createApp(routes, {
    overrides: replaced.map((i): Override => {
      const value = `replaced ${i}`;
      return [functions[`d${i}`], () => (isLate ? Promise.resolve(value) : value)];
    }),
    onError: (error) => {
      const { message, run } = error as Error & { run: string };
      reported.set(run, [...(reported.get(run) ?? []), message]);
    },
  });
  const running = await ways[way]!.start(app);
  const seen = (run: string) => ({ log: log.get(run) ?? [], reported: reported.get(run) ?? [] });
  try {
    await Promise.all(
      requests.map(async (request, i) => {
        const run = `${i}`;
        happening.set(run, request.happens);
        const url = `http://127.0.0.1:${running.port}${urlOf(graph, request, run)}`;
        if (request.leaves !== undefined) return leave(url, bodyOf(request), request.leaves);
        const expected = expectedOf(graph, request, new Set(replaced));
        const answer = await fetch(url, { method: 'POST', headers, body: bodyOf(request) });
        await checkAnswer(answer, expected, graph, request);
        const { log, reported } = expected;
        await eventually(() => expect([request, seen(run)]).toEqual([request, { log, reported }]));
      }),
    );
  } finally {
    await running.close();
  }
  await closeApp(app);
  // After a disconnect, the progress of the request is unknown; but everything that was made is released.
  for (const [i, request] of requests.entries())
    if (request.leaves !== undefined)
      await eventually(() => {
        const { log } = seen(`${i}`);
        const made = log.filter((one) => !request.happens.includes(one));
        expect([request, released(log)]).toEqual([request, holding(graph, made)]);
        // Nothing is released that is still in use.
        const first = log.findIndex((one) => /release|hears/.test(one));
        expect([request, log, first === -1 ? [] : log.slice(first).filter(isUse)]).toEqual([
          request,
          log,
          [],
        ]);
      });
  checkApp(log.get('app') ?? [], graph);
}

const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };

const bodyOf = ({ invalid }: RandomRequest) => JSON.stringify({ n: invalid.includes('body') ? 'x' : 1 });

function urlOf({ dependencies }: Graph, { invalid, route }: RandomRequest, run: string): string {
  const query = new URLSearchParams({ run });
  for (const name of ['own', ...dependencies.map((_, i) => `q${i}`)])
    query.set(name, invalid.includes(name) ? 'x' : '1');
  return `/r${route}?${query}`;
}

/** Sends a part of the body, or all of it, and goes away. */
async function leave(url: string, body: string, after: number): Promise<void> {
  const length = Buffer.byteLength(body);
  const request = httpRequest(url, { method: 'POST', headers: { ...headers, 'content-length': length } });
  request.on('error', () => {});
  if (after % 2 === 0) request.end(body);
  else request.write(body.slice(0, 3));
  await pause(after);
  request.destroy();
}

async function checkAnswer(answer: Response, expected: Expected, graph: Graph, request: RandomRequest) {
  const isStream = graph.routes[request.route]!.result === 'stream';
  const text = await answer.text().catch(() => 'broken off');
  expect([request, answer.status]).toEqual([request, expected.status]);
  if (answer.status === 200 && !isStream) expect(JSON.parse(text)).toEqual(expected.values);
  if (answer.status !== 422) return;
  const { detail } = JSON.parse(text) as { detail: { loc: string[] }[] };
  expect(detail.map(({ loc }) => loc.at(-1)).sort()).toEqual([...expected.faults].sort());
}

const released = (log: readonly string[]) => log.filter((one) => one.startsWith('release'));

const isUse = (one: string) => !/release|hears/.test(one);

/** The dependencies that must be released, the last one first. */
function holding({ dependencies }: Graph, log: readonly string[]): readonly string[] {
  const made = log.filter((one) => one.startsWith('make')).map((one) => Number(one.slice('make '.length)));
  const held = made.filter((i) => !['value', 'promise'].includes(dependencies[i]!.kind));
  return held.reverse().map((i) => `release ${i}`);
}

/**
 * Checks that app-scoped dependencies are made once, after their own dependencies, and released when the app
 * is closed.
 */
function checkApp(log: readonly string[], graph: Graph): void {
  const made = log.filter((one) => one.startsWith('make'));
  expect([...new Set(made)]).toEqual(made);
  expect(log).toEqual([...made, ...holding(graph, log)]);
}
