/** Text escaped for a pattern, also one with the flag `u`. */
export function inPattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** A pattern that matches whole texts, except these. */
export function withoutTexts(pattern: string, texts: readonly string[]): string {
  const taken = texts.filter((text) => new RegExp(pattern, 'u').test(text));
  return taken.length === 0 ? pattern : `^(?!(?:${taken.map(inPattern).join('|')})$)${pattern.slice(1)}`;
}
