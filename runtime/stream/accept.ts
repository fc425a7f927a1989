/**
 * Whether an `Accept` header accepts a media type: the most specific matching range decides; `q=0` refuses.
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
 * The elements between commas, where a comma in quotes does not separate. An unclosed quote reaches to the
 * end: searching for its end again from each later quote would take long.
 */
const elements = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;

/** A weight of zero. */
const refusal = /^q\s*=\s*0(?:\.0*)?$/;
