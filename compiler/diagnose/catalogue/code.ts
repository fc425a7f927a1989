/** Code in a message; a template literal type brings quotes of its own. */
export function code(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}
