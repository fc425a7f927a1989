/** A text with all lines indented by two columns. */
export const indented = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`;
