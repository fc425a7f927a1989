import { type Graph, type RandomRequest, takesBody } from './random-dependencies.ts';

/** The expected outcome of a request whose client does not disconnect. */
export interface Expected {
  readonly status: number;
  /** The noted events, in order. */
  readonly log: readonly string[];
  /** The messages of the reported errors, in order. */
  readonly reported: readonly string[];
  /** The names of the inputs that a refusal lists, in any order. */
  readonly faults: readonly string[];
  /** The values that the handler receives and returns. */
  readonly values: readonly (string | undefined)[];
}

/** A failure; the message is its name in `happens`. */
class Failure extends Error {}

/**
 * The expected outcome by the rules of dependencies: an independent implementation, simpler than the
 * runtime's.
 */
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

  /** Makes the dependencies that need no body, in the order of the parameters. */
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
    // A failure within a stream comes too late for another status.
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
