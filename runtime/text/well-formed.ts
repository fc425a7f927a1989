/** Replaces lone surrogates, which cannot be encoded. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\uFFFD');
}
