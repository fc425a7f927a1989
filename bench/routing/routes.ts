/** The routes of every router, and the paths that are looked up in them. */

type Segment = { readonly text: string } | { readonly parameter: string };

export interface Route {
  readonly id: number;
  readonly verb: 'GET' | 'POST';
  readonly segments: readonly Segment[];
}

export interface Wanted {
  readonly verb: 'GET' | 'POST';
  readonly path: string;
  /** The id of the route that the path matches; undefined where none does. */
  readonly id: number | undefined;
  readonly params: { readonly [name: string]: string };
}

export const kinds = ['static', 'one parameter', 'two parameters', 'mixed', 'misses'] as const;
export type Kind = (typeof kinds)[number];

const nouns = ['orders', 'users', 'carts', 'invoices', 'posts', 'files', 'teams', 'rooms', 'plans', 'notes'];
const adjectives = ['open', 'old', 'shared', 'public', 'draft', 'late', 'gift', 'paid', 'lost', 'new'];

/** `count` routes: five for each resource, and fifty resources for each area. */
export function makeRoutes(count: number): readonly Route[] {
  const routes: Route[] = [];
  for (let n = 0; routes.length < count; n++) {
    const base = resource(n);
    const id = { parameter: 'id' };
    const shapes = [
      ['GET', [...base]],
      ['GET', [...base, id]],
      ['POST', [...base]],
      ['GET', [...base, { text: 'stats' }, { text: 'daily' }]],
      ['GET', [...base, id, { text: 'parts' }, { parameter: 'part' }]],
    ] as const;
    for (const [verb, segments] of shapes) routes.push({ id: routes.length, verb, segments });
  }
  return routes.slice(0, count);
}

function resource(n: number): readonly Segment[] {
  const area = Math.floor(n / 50);
  const name = `${adjectives[n % 10]}-${nouns[Math.floor(n / 10) % 5]}`;
  return [{ text: 'api' }, { text: `${nouns[area % 10]}-${area}` }, { text: name }];
}

/**
 * Paths of one kind, in an order unrelated to that of the routes. No two are alike if they have parameters.
 */
export function makePaths(routes: readonly Route[], kind: Kind, count: number): readonly Wanted[] {
  const random = pseudoRandom(count);
  if (kind === 'mixed') {
    const others = kinds.filter((one) => one !== 'mixed' && one !== 'misses');
    const all = others.map((one) => makePaths(routes, one, count));
    // One in twenty is a miss.
    const misses = makePaths(routes, 'misses', count);
    return all[0]!.map((_, i) => (i % 20 === 7 ? misses[i]! : all[i % all.length]![i]!));
  }
  const parameters = { static: 0, 'one parameter': 1, 'two parameters': 2, misses: undefined }[kind];
  const fitting = routes.filter(
    ({ segments }) => parameters === undefined || segments.filter(isParameter).length === parameters,
  );
  return Array.from({ length: count }, (_, i) => {
    const wanted = filled(fitting[random(fitting.length)]!, random);
    return kind === 'misses' ? missed(wanted, i) : wanted;
  });
}

function isParameter(segment: Segment): segment is { readonly parameter: string } {
  return 'parameter' in segment;
}

/** The path of a route, with a number or an identifier of 16 characters for each parameter. */
function filled({ id, segments, verb }: Route, random: (below: number) => number): Wanted {
  const params: { [name: string]: string } = {};
  const texts = segments.map((segment) => {
    if (!isParameter(segment)) return segment.text;
    const number = random(2 ** 31);
    const text =
      number % 2 === 0 ? String(number) : `u${number.toString(16)}-z${random(2 ** 31)}`.slice(0, 16);
    params[segment.parameter] = text;
    return text;
  });
  return { verb, path: `/${texts.join('/')}`, id, params };
}

/** A path that matches no route, because of its beginning, its middle or its end, in turn. */
function missed({ path, verb }: Wanted, i: number): Wanted {
  const wrong = [`/unknown${path}`, path.replace(/^(\/api\/[^/]+)\//, '$1/no-'), `${path}/no/such/thing`][
    i % 3
  ]!;
  return { verb, path: wrong, id: undefined, params: {} };
}

/**
 * A deterministic generator of numbers below a bound (linear congruential), so that all routers get the same
 * paths.
 */
function pseudoRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
