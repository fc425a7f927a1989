export function toLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * Whether a file has the text that a build would write; `found` is undefined where there is no file. Git may
 * convert line ends at checkout, and would list a file that has others again as modified.
 */
export function hasSameText(found: string | undefined, text: string): boolean {
  return found === text || (found !== undefined && toLf(found) === text);
}
