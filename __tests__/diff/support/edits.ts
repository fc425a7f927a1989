import type { Models, NamedType, Property, Type } from '../../../compiler/model/model.ts';
import { isAbout, partsOf } from '../../../compiler/model/walk.ts';

/** A type with the named types that it refers to. */
export interface Rooted {
  readonly root: Type;
  readonly models: Models;
}

/**
 * An edit of the picked type; `apply` returns undefined where it does not apply. `widens` means that every
 * value that was accepted still is.
 */
export interface Edit {
  readonly name: string;
  readonly widens: boolean;
  readonly apply: (type: Type, spare: Type, n: number) => Type | undefined;
}

type Of<K extends Type['kind']> = Extract<Type, { kind: K }>;

function on<K extends Type['kind']>(
  kind: K,
  name: string,
  widens: boolean,
  apply: (type: Of<K>, spare: Type, n: number) => Type | undefined,
): Edit {
  const own = (type: Type, spare: Type, n: number) =>
    type.kind === kind ? apply(type as Of<K>, spare, n) : undefined;
  return { name: `${kind}: ${name}`, widens, apply: own };
}

const without = <T>(list: readonly T[], n: number): readonly T[] =>
  list.filter((_, i) => i !== n % list.length);

const field = (name: string, type: Type, optional: boolean): Property => ({
  name,
  type,
  optional,
  docs: {},
  span: { file: '', start: 0, end: 0 },
});

const changeField = (type: Of<'object'>, n: number, change: (one: Property) => Property | undefined) => {
  const at = n % Math.max(type.properties.length, 1);
  const changed = type.properties[at] && change(type.properties[at]);
  return changed && { ...type, properties: type.properties.with(at, changed) };
};

/** The type if its bounds leave room for every step below: values of others would be searched for endlessly. */
function roomy(type: Of<'number'>): Of<'number'> | undefined {
  const { ge = -9, gt = ge, le = 9, lt = le } = type;
  return lt - gt > 3 ? type : undefined;
}

export const edits: readonly Edit[] = [
  on('string', 'longer', true, (type, _, n) =>
    type.maxLength === undefined ? undefined : { ...type, maxLength: type.maxLength + n },
  ),
  on('string', 'no maxLength', true, ({ maxLength: _, ...type }) => type),
  on('string', 'maxLength', false, (type, _, n) => ({
    ...type,
    maxLength: Math.max(type.minLength ?? 0, n),
  })),
  on('string', 'minLength', false, (type, _, n) => ({
    ...type,
    minLength: Math.min(type.maxLength ?? 3, n),
  })),
  on('string', 'no minLength', true, ({ minLength: _, ...type }) => type),
  on('string', 'no format', true, ({ format: _, ...type }) => type),
  on('string', 'no regex', true, ({ regex: _, ...type }) => type),
  on('string', 'regex', false, (type) => ({ ...type, regex: '^[a-m]' })),
  on('string', 'any text', true, () => ({ kind: 'string' })),
  on('string', 'number', false, () => ({ kind: 'number', int: false })),
  on('string', 'values', false, () => ({ kind: 'literal', values: ['a', 'b'], enum: false })),
  on('number', 'number', true, ({ multipleOf: _, ...type }) => ({ ...type, int: false })),
  on('number', 'int', false, (type) => roomy({ ...type, int: true })),
  on('number', 'ge', false, ({ gt: _, ...type }, _spare, n) => roomy({ ...type, ge: n - 3 })),
  on('number', 'gt', false, ({ ge: _, ...type }, _spare, n) => roomy({ ...type, gt: n - 3 })),
  on('number', 'le', false, ({ lt: _, ...type }, _spare, n) => roomy({ ...type, le: n })),
  on('number', 'unbounded', true, () => ({ kind: 'number', int: false })),
  on('number', 'multipleOf', false, (type, _, n) => roomy({ ...type, multipleOf: [0.5, 1, 2, 3][n % 4]! })),
  on('literal', 'value gone', false, (type, _, n) =>
    type.values.length > 1 ? { ...type, values: without(type.values, n) } : undefined,
  ),
  on('literal', 'value new', true, (type, _, n) => ({ ...type, values: [...type.values, `new ${n}`] })),
  on('literal', 'any text', false, () => ({ kind: 'string' })),
  on('list', 'minItems', false, (type, _, n) => ({ ...type, minItems: Math.min(n, 2) })),
  on('list', 'maxItems', false, (type, _, n) => ({ ...type, maxItems: Math.max(type.minItems ?? 0, n) })),
  on('list', 'unbounded', true, (type) => ({ kind: 'list', item: type.item })),
  on('list', 'unique', false, (type) => ({ ...type, uniqueItems: true })),
  on('list', 'tuple', false, (type) => ({
    kind: 'tuple',
    items: [{ type: type.item, optional: false }],
    rest: type.item,
    tail: [],
  })),
  on('tuple', 'item gone', false, (type, _, n) =>
    type.items.length > 1 ? { ...type, items: without(type.items, n) } : undefined,
  ),
  on('tuple', 'optional item', true, (type, spare) =>
    type.rest || type.tail.length > 0
      ? undefined
      : { ...type, items: [...type.items, { type: spare, optional: true }] },
  ),
  on('tuple', 'optional', true, (type) => ({
    ...type,
    items: type.items.map((one, i) => (i === type.items.length - 1 ? { ...one, optional: true } : one)),
  })),
  on('object', 'field gone', true, (type, _, n) =>
    type.properties.length > 0 && !type.indexes
      ? { ...type, properties: without(type.properties, n) }
      : undefined,
  ),
  on('object', 'optional field', true, (type, spare, n) =>
    type.indexes ? undefined : { ...type, properties: [...type.properties, field(`new ${n}`, spare, true)] },
  ),
  on('object', 'required field', false, (type, spare, n) => ({
    ...type,
    properties: [...type.properties, field(`new ${n}`, spare, false)],
  })),
  on('object', 'field optional', true, (type, _, n) =>
    changeField(type, n, (one) => ({ ...one, optional: true })),
  ),
  on('object', 'field required', false, (type, _, n) =>
    changeField(type, n, ({ default: _default, ...one }) => ({ ...one, optional: false })),
  ),
  on('object', 'signature gone', false, (type, _, n) =>
    type.indexes && type.indexes.length > 1 ? { ...type, indexes: without(type.indexes, n) } : undefined,
  ),
  on('object', 'field under a signature', false, (type, _, n) => {
    const name = `${['x-', 'on-', 'data-', ''][n % 4]}${n}`;
    const about = type.indexes?.find((one) => isAbout(one, name));
    return about && { ...type, properties: [...type.properties, field(name, about.value, true)] };
  }),
  on('object', 'record', false, (_, spare) => ({ kind: 'record', value: spare, optional: false })),
  on('object', 'another order', true, (type) => ({ ...type, properties: type.properties.toReversed() })),
  on('record', 'other value', false, (type, spare) => ({ ...type, value: spare })),
  on('union', 'member gone', false, (type, _, n) =>
    type.members.length > 1 ? { ...type, members: without(type.members, n) } : undefined,
  ),
  on('union', 'member new', true, (type, spare) => ({ ...type, members: [...type.members, spare] })),
  on('union', 'another order', true, (type) => ({ ...type, members: type.members.toReversed() })),
  {
    name: 'null as well',
    widens: true,
    apply: (type) =>
      type.kind === 'null' ? undefined : { kind: 'union', members: [type, { kind: 'null' }] },
  },
  {
    name: 'another beside',
    widens: true,
    apply: (type, spare) => ({ kind: 'union', members: [spare, type] }),
  },
  { name: 'another', widens: false, apply: (_, spare) => spare },
  { name: 'anything', widens: true, apply: () => ({ kind: 'unknown' }) },
  { name: 'the same', widens: true, apply: (type) => ({ ...type }) },
];

/** All types within a type, through named types, without repetition. */
export function typesIn({ models, root }: Rooted): readonly Type[] {
  const found = new Set<Type>();
  const visit = (type: Type): void => {
    if (found.has(type)) return;
    found.add(type);
    if (type.kind === 'model') visit(models.get(type.id)!.type);
    else for (const part of partsOf(type)) visit(part);
  };
  visit(root);
  return [...found];
}

/**
 * The whole type with `old` replaced by `next`; undefined where a name would no longer stand for a type of
 * its own, or a union would have itself as a member.
 */
export function replaced({ models, root }: Rooted, old: Type, next: Type): Rooted | undefined {
  const swap = (type: Type): Type => {
    if (type === old) return next;
    switch (type.kind) {
      case 'list':
        return { ...type, item: swap(type.item) };
      case 'tuple':
        return {
          ...type,
          items: type.items.map((one) => ({ ...one, type: swap(one.type) })),
          ...(type.rest && { rest: swap(type.rest) }),
          tail: type.tail.map(swap),
        };
      case 'record':
        return { ...type, value: swap(type.value) };
      case 'object':
        return {
          ...type,
          properties: type.properties.map((one) => ({ ...one, type: swap(one.type) })),
          ...(type.indexes && { indexes: type.indexes.map((one) => ({ ...one, value: swap(one.value) })) }),
        };
      case 'union':
        return { ...type, members: type.members.map(swap) };
      default:
        return type;
    }
  };
  const named = [...models].map(([id, one]) => [id, { ...one, type: swap(one.type) as NamedType }] as const);
  if (named.some(([, one]) => one.type.kind === ('model' as string))) return undefined;
  const changed = new Map(named);
  if (named.some(([, one]) => isCircle(one.type, changed))) return undefined;
  return { root: swap(root), models: changed };
}

function isCircle(type: Type, models: Models, around: readonly Type[] = []): boolean {
  if (around.includes(type)) return true;
  if (type.kind === 'model') return isCircle(models.get(type.id)!.type, models, around);
  return type.kind === 'union' && type.members.some((one) => isCircle(one, models, [...around, type]));
}
