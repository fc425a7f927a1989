import { type Graph, type RandomRequest, takesBody } from './random-dependencies.ts';

/** What is to come of a request whose client stays. */
export interface Expected {
  readonly status: number;
  /** What is noted, in order. */
  readonly log: readonly string[];
  /** Messages of the errors that are reported, in order. */
  readonly reported: readonly string[];
  /** Names of what a refusal speaks of, in any order. */
  readonly faults: readonly string[];
  /** What the handler gets, and gives back. */
  readonly values: readonly (string | undefined)[];
}

/** What fails, by its name among what happens. */
class Failure extends Error {}

/** What the rules of dependencies make of a request, said once more and more plainly than the runtime can. */
export function expectedOf(graph: Graph, request: RandomRequest, replaced: ReadonlySet<number>): Expected {
  const { dependencies } = graph;
  const { hasBody, needs, reads, result } = graph.routes[request.route]!;
  const { happens, invalid } = request;
  const log: string[] = [];
  const reported: string[] = [];
  const faults = new Set<string>();
  const given = new Map<number, string | undefined>();
  const made: number[] = [];
  const fail = (event: string) => {
    if (happens.includes(event)) throw new Failure(event);
  };

  /** Makes what needs no body, in the order in which it is asked for. */
  const beforeBody = (i: number): void => {
    if (replaced.has(i)) return;
    if (takesBody(dependencies, i)) for (const need of dependencies[i]!.needs) beforeBody(need);
    else value(i);
  };
  const value = (i: number): string | undefined => {
    if (!given.has(i)) given.set(i, make(i));
    return given.get(i);
  };
  const make = (i: number): string | undefined => {
    if (replaced.has(i)) return `replaced ${i}`;
    const { isOfApp, needs, reads } = dependencies[i]!;
    const parts = needs.map(value);
    if (reads !== undefined) parts.push('1');
    const input = reads === 'query' ? `q${i}` : reads;
    const isLacking = input !== undefined && invalid.includes(input);
    if (isLacking) faults.add(input === 'body' ? 'n' : input);
    if (isLacking || parts.includes(undefined)) return undefined;
    if (!isOfApp) {
      log.push(`make ${i}`);
      fail(`make ${i}`);
      made.push(i);
    }
    return `${i}(${parts.join(' ')})`;
  };

  let status = 200;
  let failure: string | undefined;
  let values: Expected['values'] = [];
  try {
    for (const need of needs) beforeBody(need);
    values = needs.map(value);
    if (reads && invalid.includes('own')) faults.add('own');
    if (hasBody && invalid.includes('body')) faults.add('n');
    if (faults.size > 0) {
      status = 422;
      failure = 'The request is invalid';
    } else {
      log.push('handler');
      fail('handler');
      if (result === 'stream') {
        log.push('end of stream');
        fail('stream');
      }
    }
  } catch (error) {
    failure = (error as Failure).message;
    // What fails in the midst of a stream comes too late for another status.
    if (failure !== 'stream') status = 500;
    reported.push(failure);
  }

  for (const i of made.reverse()) {
    const { kind } = dependencies[i]!;
    if (kind === 'value' || kind === 'promise') continue;
    if (failure !== undefined && /generator/i.test(kind)) log.push(`${i} hears ${failure}`);
    log.push(`release ${i}`);
    if (happens.includes(`release ${i}`)) reported.push(`release ${i}`);
  }
  return { status, log, reported, faults: [...faults], values };
}
