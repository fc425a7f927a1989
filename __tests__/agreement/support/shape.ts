import type { Models, Type, UnionType } from '../../../compiler/model/model.ts';
import { resolved } from '../../../compiler/model/walk.ts';
import { faultsOf, isObject, takesKey } from './faults.ts';

/** A valid value as a handler receives it: only declared fields, with defaults filled in. */
export function shapeOf(type: Type, value: unknown, models: Models): unknown {
  const inner = (one: Type, item: unknown) => shapeOf(one, item, models);
  // Only answers contain dates.
  if (value instanceof Date) return value;
  switch (type.kind) {
    case 'model':
      return inner(models.get(type.id)!.type, value);
    // `Array.from` and not `map`, because a default may be an array of another realm: that of TypeScript.
    case 'list':
      return Array.from(value as unknown[], (item) => inner(type.item, item));
    case 'tuple': {
      const { items, rest, tail } = type;
      const list = value as unknown[];
      const end = Math.max(items.length, list.length - tail.length);
      const typeAt = (i: number) => (i < items.length ? items[i]!.type : i < end ? rest! : tail[i - end]!);
      return Array.from(list, (item, i) => inner(typeAt(i), item));
    }
    case 'record':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, item]) => [key, inner(type.value, item)]),
      );
    case 'object': {
      const given = value as { readonly [key: string]: unknown };
      const { indexes = [], properties } = type;
      const entries = properties.flatMap(({ default: filled, name, type: field }): [string, unknown][] => {
        if (Object.hasOwn(given, name)) return [[name, inner(field, given[name])]];
        return filled === undefined ? [] : [[name, inner(field, filled)]];
      });
      const others = Object.entries(given).flatMap(([key, item]): [string, unknown][] => {
        if (properties.some(({ name }) => name === key)) return [];
        const index = indexes.find((one) => takesKey(one, key));
        return index ? [[key, inner(index.value, item)]] : [];
      });
      return Object.fromEntries([...entries, ...others]);
    }
    case 'union':
      return shapeOfUnion(type, value, models);
    default:
      return value;
  }
}

/**
 * A value that fits several objects, lists or tuples keeps the fields of each, except of members whose
 * defaults would not fit another member.
 */
function shapeOfUnion({ members }: UnionType, value: unknown, models: Models): unknown {
  const size = (type: Type) => {
    const own = resolved(type, models);
    return own.kind === 'object' ? own.properties.length : 0;
  };
  const has = (type: Type, one: unknown) => faultsOf(type, one, models).length === 0;
  const fitting = members.filter((one) => has(one, value)).sort((a, b) => size(b) - size(a));
  const shapes = fitting.map((one) => shapeOf(one, value, models));
  const areLists = fitting.every((one) => ['list', 'tuple'].includes(kindOf(one, models)));
  if (!isObject(value) && !areLists) return shapes[0];
  const agree = (i: number, j: number) =>
    has(fitting[j]!, together(value, shapes[i])) && has(fitting[i]!, together(value, shapes[j]));
  const fullest = shapes.map((_, i) => i).sort((i, j) => kept(value, shapes[j]) - kept(value, shapes[i]));
  const chosen: number[] = [];
  for (const i of fullest) if (chosen.every((j) => agree(i, j))) chosen.push(i);
  return chosen.map((i) => shapes[i]).reduce(together);
}

/** The number of fields and items of a value that its shape keeps. */
function kept(value: unknown, shape: unknown): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, item, i) => sum + kept(item, (shape as unknown[])[i]), 1);
  if (!isObject(value)) return 1;
  const entries = Object.entries(shape as object).filter(([name]) => Object.hasOwn(value, name));
  return entries.reduce((sum, [name, item]) => sum + kept(value[name], item), 1);
}

function kindOf(type: Type, models: Models): Type['kind'] {
  return resolved(type, models).kind;
}

/** Two shapes of one value merged, recursively. */
function together(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, i) => together(item, other[i]));
  if (!isObject(one) || !isObject(other)) return one;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const of = (key: string) =>
    Object.hasOwn(one, key) && Object.hasOwn(other, key)
      ? together(one[key], other[key])
      : (Object.hasOwn(one, key) ? one : other)[key];
  return Object.fromEntries(keys.map((key) => [key, of(key)]));
}
