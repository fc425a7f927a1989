const parameter = /;\s*([^\s=;"]+)\s*=\s*/y;
const closingQuote = /"[ \t]*(?:;|$)/g;

/**
 * The parameters of a header such as `form-data; name="a"`, by lower-case name. If a name is repeated, the
 * first value counts. In quotes only `\"` is an escape, because browsers do not escape backslashes, and a
 * text may end in one. Undefined if a quote is not closed.
 */
export function parametersOf(header: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (let at = header.indexOf(';'); at !== -1; ) {
    parameter.lastIndex = at;
    const name = parameter.exec(header)?.[1]?.toLowerCase();
    const from = name === undefined ? at + 1 : parameter.lastIndex;
    const isQuoted = name !== undefined && header[from] === '"';
    const end = isQuoted ? endOfQuoted(header, from + 1) : endOf(header, from);
    if (end === -1) return undefined;
    if (name !== undefined && !found.has(name)) {
      const value = isQuoted ? header.slice(from + 1, end).replaceAll('\\"', '"') : header.slice(from, end);
      found.set(name, isQuoted ? value : value.trim());
    }
    at = header.indexOf(';', end);
  }
  return found;
}

function endOf(header: string, from: number): number {
  const end = header.indexOf(';', from);
  return end === -1 ? header.length : end;
}

/**
 * The index of the closing quote: one that is followed by another parameter or the end. Some clients do not
 * escape quotes.
 */
function endOfQuoted(header: string, from: number): number {
  closingQuote.lastIndex = from;
  return closingQuote.exec(header)?.index ?? -1;
}
