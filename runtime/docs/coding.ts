/** The content coding of an answer; `identity` is uncompressed. */
export type Coding = 'br' | 'gzip' | 'identity';

/**
 * The coding that a client prefers, the smallest of those that it prefers equally.
 *
 * @param accept the request's `Accept-Encoding`
 */
export function chooseCoding(accept: string | null): Coding {
  const weights = readWeights(accept ?? '');
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: Coding = 'identity';
  // A client that does not mention `identity` accepts it as a last resort.
  let most = weights.get('identity') ?? 0;
  for (const coding of ['gzip', 'br'] as const) {
    const weight = weightOf(coding);
    if (weight === 0 || weight < most) continue;
    best = coding;
    most = weight;
  }
  return best;
}

/** `gzip;q=0.5, br` as a map. An invalid weight counts as 0. */
function readWeights(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}
