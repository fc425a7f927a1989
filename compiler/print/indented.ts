/** A text two columns to the right, with all its lines. */
export const indented = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`;
