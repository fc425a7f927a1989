/** Replaces lone surrogates, which no encoder can write. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\uFFFD');
}
