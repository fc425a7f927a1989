/**
 * What a type is, as a text: equal where types are equal but for what is said of them and where they are written. What is said of them matters
 * to the document and to messages alone.
 */
export function structureOf(type: unknown): string {
  return JSON.stringify(type, (key, value) => {
    if (key === 'docs' || key === 'notes' || key === 'span') return undefined;
    // A default is the author's own data, whatever its keys are called.
    return key === 'default' ? JSON.stringify(value) : value;
  });
}
