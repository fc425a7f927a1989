/** Text that a pattern with the flag `u` takes as it is. */
export function inPattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** A pattern of whole texts that takes none of these. */
export function withoutTexts(pattern: string, texts: readonly string[]): string {
  const taken = texts.filter((text) => new RegExp(pattern, 'u').test(text));
  return taken.length === 0 ? pattern : `^(?!(?:${taken.map(inPattern).join('|')})$)${pattern.slice(1)}`;
}
