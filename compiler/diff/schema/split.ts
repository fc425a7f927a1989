import { isObject, own } from '../json.ts';
import type { ObjectPart, Part } from './parts.ts';

/**
 * Splits parts by their values and tags, so that `{ kind: 'a' | 'b' }` can be compared with the union of `{
 * kind: 'a' }` and `{ kind: 'b' }`. Texts and numbers are split by their values, objects by the values of
 * fields that have a single one on either side.
 */
export function split(parts: readonly Part[], beside: readonly Part[]): readonly Part[] {
  const names = new Set([...parts, ...beside].flatMap(tagNames));
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind === 'object') return splitObject(part, names);
    if ((part.kind !== 'string' && part.kind !== 'number') || beside.length < 2) return [part];
    const { values } = part;
    if (values === undefined || values.length > maxValues) return [part];
    return values.map((value) => ({ ...part, values: [value] }) as Part);
  });
}

/** Parts with more values are not split: nobody writes so many variants. */
const maxValues = 50;

function tagNames(part: Part): readonly string[] {
  if (part.kind !== 'object') return [];
  return part.clauses.flatMap(({ properties }) =>
    [...properties].flatMap(([name, schema]) =>
      isObject(schema) && Object.hasOwn(schema, 'const') ? name : [],
    ),
  );
}

function splitObject(part: ObjectPart, names: ReadonlySet<string>): readonly ObjectPart[] {
  for (const { properties } of part.clauses) {
    for (const [name, schema] of properties) {
      const values = names.has(name) && part.required.has(name) ? valuesOf(schema) : undefined;
      if (values === undefined || values.length > maxValues) continue;
      return values.map((value) => {
        const tag = {
          properties: new Map([[name, { const: value }]]),
          patterns: new Map(),
          others: undefined,
        };
        return { ...part, clauses: [...part.clauses, tag] };
      });
    }
  }
  return [part];
}

function valuesOf(schema: unknown): readonly unknown[] | undefined {
  const values = own(schema, 'enum');
  if (Array.isArray(values)) return values;
  return own(schema, 'type') === 'boolean' && own(schema, 'const') === undefined ? [true, false] : undefined;
}
