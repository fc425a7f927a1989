/** How the bytes of an answer are compressed; `identity`: not at all. */
export type Coding = 'br' | 'gzip' | 'identity';

/**
 * The coding that a client likes best, the smallest of those that it likes equally.
 *
 * @param accept the request's `Accept-Encoding`
 */
export function chooseCoding(accept: string | null): Coding {
  const weights = readWeights(accept ?? '');
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: Coding = 'identity';
  // A client that says nothing of `identity` takes it where it must.
  let most = weights.get('identity') ?? 0;
  for (const coding of ['gzip', 'br'] as const) {
    const weight = weightOf(coding);
    if (weight === 0 || weight < most) continue;
    best = coding;
    most = weight;
  }
  return best;
}

/** `gzip;q=0.5, br` as a map; a weight that is no number counts as 0. */
function readWeights(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}
