/** Text that a pattern with the flag `u` takes as it is. */
export function inPattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}
