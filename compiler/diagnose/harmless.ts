/**
 * Text that is safe to print: characters that would move a terminal's cursor, colour its text or reverse its
 * order are replaced by visible ones. Line ends stay.
 */
export function harmless(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
