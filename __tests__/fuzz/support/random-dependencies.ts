import fc from 'fast-check';

/** The ways in which a dependency provides its value and is released. */
const kinds = ['value', 'promise', 'generator', 'asyncGenerator', 'disposable', 'asyncDisposable'] as const;

/** A dependency function. Others refer to it by its index. */
export interface Dependency {
  readonly kind: (typeof kinds)[number];
  /**
   * Whether it has the scope of the app: then it reads no input, and needs only dependencies of that scope.
   */
  readonly isOfApp: boolean;
  /** Indexes of earlier dependencies, in the order of its parameters. */
  readonly needs: readonly number[];
  /** The input that it reads from a request: `?q3=1`, or a body `{ "n": 1 }`. */
  readonly reads: 'query' | 'body' | undefined;
}

export interface Route {
  readonly needs: readonly number[];
  /** Whether it has a query parameter of its own, `?own=1`. */
  readonly reads: boolean;
  /** Whether it reads the body; never where a dependency does. */
  readonly hasBody: boolean;
  readonly result: 'value' | 'promise' | 'stream';
}

export interface Graph {
  readonly dependencies: readonly Dependency[];
  readonly routes: readonly Route[];
}

export interface RandomRequest {
  /** The index of its route. */
  readonly route: number;
  /** The invalid inputs: `q3`, `own`, `body`. */
  readonly invalid: readonly string[];
  /**
   * The failures, `make 3`, `release 3`, `handler`, `stream`, and the dependencies that swallow an error,
   * `swallow 3`.
   */
  readonly happens: readonly string[];
  /** Milliseconds after which the client disconnects; undefined for a client that does not. */
  readonly leaves: number | undefined;
}

/** A subset of the items, in their order. */
export const some = <T>(all: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.subarray([...all], { maxLength: Math.min(all.length, maxLength) });

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

const shuffled = (count: number, minLength = 0): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray(upTo(count), { minLength, maxLength: Math.min(count, 3) });

const drawnDependency = (i: number) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    isOfApp: fc.nat({ max: 3 }).map((n) => n === 0),
    needs: shuffled(i),
    reads: fc.constantFrom('query' as const, 'query' as const, 'body' as const, undefined, undefined),
  });

const drawnRoute = (dependencies: readonly Dependency[]) =>
  fc
    .record({
      needs: shuffled(dependencies.length, 1),
      reads: fc.boolean(),
      hasBody: fc.boolean(),
      result: fc.constantFrom('value' as const, 'promise' as const, 'stream' as const),
    })
    .map(
      (route): Route => ({
        ...route,
        hasBody: route.hasBody && !route.needs.some((need) => takesBody(dependencies, need)),
      }),
    );

export const randomGraph: fc.Arbitrary<Graph> = fc
  .integer({ min: 3, max: 9 })
  .chain((count) => fc.tuple(...upTo(count).map(drawnDependency)))
  .map((drawn) => {
    // At most one dependency reads the body.
    const reader = drawn.findIndex(({ isOfApp, reads }) => !isOfApp && reads === 'body');
    return drawn.map(({ isOfApp, kind, needs, reads }, i): Dependency => {
      const input = isOfApp || (reads === 'body' && i !== reader) ? undefined : reads;
      return {
        kind,
        isOfApp,
        needs: needs.filter((need) => !isOfApp || drawn[need]!.isOfApp),
        reads: input,
      };
    });
  })
  .chain((dependencies) =>
    fc.record({
      dependencies: fc.constant(dependencies),
      routes: fc.array(drawnRoute(dependencies), { minLength: 3, maxLength: 5 }),
    }),
  );

export function randomRequest({ dependencies, routes }: Graph): fc.Arbitrary<RandomRequest> {
  const queries = dependencies.flatMap(({ reads }, i) => (reads === 'query' ? [`q${i}`] : []));
  const events = dependencies.flatMap(({ isOfApp }, i) =>
    isOfApp ? [] : [`make ${i}`, `release ${i}`, `swallow ${i}`],
  );
  return fc.record({
    route: fc.nat({ max: routes.length - 1 }),
    invalid: fc.oneof(fc.constant([]), fc.constant([]), some([...queries, 'own', 'body'], 2)),
    happens: fc.oneof(fc.constant([]), some([...events, 'handler', 'stream'], 4)),
    leaves: fc.option(fc.nat({ max: 60 }), { freq: 2, nil: undefined }),
  });
}

/** Whether a function reads the body, or needs one that does. */
export function takesBody(all: readonly Dependency[], i: number): boolean {
  return all[i]!.reads === 'body' || all[i]!.needs.some((need) => takesBody(all, need));
}

/** The indexes of the functions that any route needs, directly or indirectly. */
export function reachedIn({ dependencies, routes }: Graph): readonly number[] {
  const reached = new Set(routes.flatMap(({ needs }) => needs));
  // Iterating over a set also visits the members that are added meanwhile.
  for (const i of reached) for (const need of dependencies[i]!.needs) reached.add(need);
  return [...reached];
}
