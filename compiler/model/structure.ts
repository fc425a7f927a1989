import type { Type } from './model.ts';

/** Keys that describe a type or tell where it is written. */
const descriptiveKeys: ReadonlySet<string> = new Set(['defaultSpan', 'docs', 'isMade', 'notes', 'span']);

/**
 * The structure of a type as a text. Two types have the same text if they differ in nothing but descriptions
 * and spans, which only the document and messages use.
 */
export function structureOf(type: unknown): string {
  return JSON.stringify(type, (key, value) => {
    if (descriptiveKeys.has(key)) return undefined;
    // A default is the author's own data, whatever its keys are called.
    return key === 'default' ? JSON.stringify(value) : value;
  });
}

/** One type of each structure. */
export function distinctTypes(types: readonly Type[]): readonly Type[] {
  return [...new Map(types.map((type) => [structureOf(type), type])).values()];
}
