import type { Type } from './model.ts';

/** What is said of a type, and where it is written. */
const beside: ReadonlySet<string> = new Set(['defaultSpan', 'docs', 'notes', 'span']);

/**
 * What a type is, as a text: equal where types are equal but for what is said of them and where they are
 * written. What is said of them matters to the document and to messages alone.
 */
export function structureOf(type: unknown): string {
  return JSON.stringify(type, (key, value) => {
    if (beside.has(key)) return undefined;
    // A default is the author's own data, whatever its keys are called.
    return key === 'default' ? JSON.stringify(value) : value;
  });
}

/** Of types that are equal so, one. */
export function distinctTypes(types: readonly Type[]): readonly Type[] {
  return [...new Map(types.map((type) => [structureOf(type), type])).values()];
}
