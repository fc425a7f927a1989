/**
 * Whether a header `Accept` lets the media type be sent: the most specific range that it names decides, and
 * `q=0` says no.
 */
export function accepts(accept: string, type: string): boolean {
  const family = `${type.slice(0, type.indexOf('/'))}/*`;
  let bestRank = 0;
  let isAccepted = false;
  for (const element of accept.match(elements) ?? []) {
    const [range = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
    const rank = range === type ? 3 : range === family ? 2 : range === '*/*' ? 1 : 0;
    if (rank === 0 || rank < bestRank) continue;
    const isWanted = !parameters.some((parameter) => refusal.test(parameter));
    isAccepted = isWanted || (rank === bestRank && isAccepted);
    bestRank = rank;
  }
  return isAccepted;
}

/**
 * What stands between commas, texts in quotes aside. A quote that does not close reaches to the end: to look
 * for its end again from each that follows takes long.
 */
const elements = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;

/** A weight of zero. */
const refusal = /^q\s*=\s*0(?:\.0*)?$/;
