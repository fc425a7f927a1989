import type { Docs, Type } from './model.ts';

/** Keys that tell where a type is written. */
const placeKeys: ReadonlySet<string> = new Set(['defaultSpan', 'isMade', 'span']);

/** Keys that describe a type or tell where it is written. */
const descriptiveKeys: ReadonlySet<string> = new Set([...placeKeys, 'docs', 'notes']);

/**
 * The structure of a type as a text. Two types have the same text if they differ in nothing but descriptions
 * and spans, which only the document and messages use.
 */
export function structureOf(type: unknown): string {
  return textWithout(descriptiveKeys, type);
}

/** The types without those that differ from an earlier one at most in where they are written. */
export function withoutRepeated(types: readonly Type[]): readonly Type[] {
  if (types.length < 2) return types;
  const texts = types.map((type) => textWithout(placeKeys, type));
  return types.filter((_type, i) => texts.indexOf(texts[i]!) === i);
}

/** One type of each structure. */
export function distinctTypes(types: readonly Type[]): readonly Type[] {
  return [...new Map(types.map((type) => [structureOf(type), type])).values()];
}

function textWithout(keys: ReadonlySet<string>, type: unknown): string {
  return JSON.stringify(type, (key, value) => {
    if (keys.has(key)) return undefined;
    if (key === 'docs') return ownDocs(value);
    // A default is the author's own data, whatever its keys are called.
    return key === 'default' ? JSON.stringify(value) : value;
  });
}

/** The docs without those of aliases, as a text; undefined where there are no others. */
function ownDocs({ ofAlias = [], ...docs }: Docs): string | undefined {
  const own = Object.entries(docs).filter(([key]) => !ofAlias.includes(key));
  return own.length > 0 ? JSON.stringify(own) : undefined;
}
