/** Code in a message; a template literal type brings quotes of its own. */
export function code(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}

const maxTypeLength = 300;

/** A type in a message. Of a very long one, the beginning is enough to tell which it is. */
export function typeCode(text: string): string {
  const characters = [...text];
  return code(characters.length <= maxTypeLength ? text : `${characters.slice(0, maxTypeLength).join('')}…`);
}
