import type { Models, Type } from '../../../compiler/model/model.ts';
import { tooLarge } from '../../emit/support/mutate.ts';
import { faultsOf, isMultiple, isObject, type Path, takesKey } from './faults.ts';

/** A formerly valid value that was changed at one place. */
export interface Spoiled {
  readonly value: unknown;
  /** The change. */
  readonly what: string;
  /** The place of the change. */
  readonly at: Path;
  /**
   * Whether the changed value must be refused: false where a union on the path may accept it by another
   * member.
   */
  readonly isSure: boolean;
}

interface Place {
  readonly path: Path;
  /** The type of the value; for a union, the member that it fits. */
  readonly type: Type;
  /** The declared type of the place. */
  readonly whole: Type;
  readonly value: unknown;
  readonly isSure: boolean;
}

interface Change {
  readonly what: string;
  readonly value: unknown;
  readonly isSure: boolean;
  /** The place of the fault, relative to the place of the change. */
  readonly below?: Path;
}

/**
 * Variants of a valid value with one fault each: up to 40 for the broken rules of all places, and values of
 * other types at some places.
 */
export function spoiledOf(type: Type, value: unknown, models: Models, pick: number): readonly Spoiled[] {
  const places = [...placesOf(type, value, models)];
  const broken = places.flatMap((place) => brokenRules(place).map((change) => ({ place, change })));
  const step = Math.ceil(broken.length / 40);
  const chosen = broken.filter((_, i) => i % step === pick % step);
  const wrong = Array.from({ length: 8 }, (_, i) => {
    const place = places[(pick + i * 7) % places.length]!;
    const changes = wrongTypes(place, models);
    return { place, change: changes[(pick + i * 5) % changes.length]! };
  });
  return [...chosen, ...wrong].map(({ place, change: { below = [], isSure, value: changed, what } }) => ({
    value: changedAt(value, place.path, changed),
    what,
    at: [...place.path, ...below],
    isSure: isSure && place.isSure,
  }));
}

/** Every place of a value with its type, beginning with the value itself. */
function* placesOf(
  type: Type,
  value: unknown,
  models: Models,
  { path, isSure, whole = type }: { path: Path; isSure: boolean; whole?: Type } = { path: [], isSure: true },
): Generator<Place> {
  if (type.kind === 'model')
    return yield* placesOf(models.get(type.id)!.type, value, models, { path, isSure, whole });
  if (type.kind === 'union') {
    const member = type.members.find((one) => faultsOf(one, value, models).length === 0)!;
    const isPlain = type.members.filter(({ kind }) => kind !== 'null').length > 1;
    return yield* placesOf(member, value, models, { path, isSure: isSure && !isPlain, whole });
  }
  yield { path, type, whole, value, isSure };
  for (const [step, inner] of stepsOf(type, value)) {
    const item = (value as { readonly [step: string]: unknown })[step];
    yield* placesOf(inner, item, models, { path: [...path, step], isSure });
  }
}

function stepsOf(type: Type, value: unknown): readonly (readonly [string | number, Type])[] {
  switch (type.kind) {
    case 'list':
      return (value as unknown[]).map((_, i) => [i, type.item] as const);
    case 'tuple': {
      const { items, rest, tail } = type;
      const { length } = value as unknown[];
      const end = Math.max(items.length, length - tail.length);
      return (value as unknown[]).map(
        (_, i) => [i, i < items.length ? items[i]!.type : i < end ? rest! : tail[i - end]!] as const,
      );
    }
    case 'record':
      return Object.keys(value as object).map((key) => [key, type.value] as const);
    case 'object':
      return Object.keys(value as object).flatMap((key) => {
        const own = type.properties.find(({ name }) => name === key)?.type;
        const found = own ?? type.indexes?.find((one) => takesKey(one, key))?.value;
        return found ? [[key, found] as const] : [];
      });
    default:
      return [];
  }
}

const junk: readonly unknown[] = [
  ...[null, true, 0, 1.5, -7, 1e21, '', 'x', '5', 'true', 'null', 'NaN', '1e400', '\u{1F600}'],
  ...[[], [null], ['x'], [1, 1], {}, { kind: 'x' }, { length: 1 }, { 0: 1 }, tooLarge],
];

function wrongTypes(place: Place, models: Models): readonly Change[] {
  const kinds = kindsOf(place.whole, models);
  return [...junk, [place.value]].map((value) => {
    const kind = value === tooLarge ? 'number' : kindOf(value);
    const isSure = !kinds.has(kind) && kinds.size < 6;
    return { what: `${JSON.stringify(value).slice(0, 40)} in its place`, value, isSure };
  });
}

/**
 * Numbers of sixteen digits, where products are rounded. They end with a zero, so that fifteen significant
 * digits identify them.
 */
const large = [1_000_000_000_000_010, 9_007_199_254_740_980, 9_007_199_254_740_990];

function brokenRules({ type, value }: Place): readonly Change[] {
  const sure = (what: string, changed: unknown, ...below: Path): Change => ({
    what,
    value: changed,
    isSure: true,
    below,
  });
  const perhaps = (what: string, changed: unknown): Change => ({ what, value: changed, isSure: false });
  switch (type.kind) {
    case 'number': {
      const { ge, gt, int, le, lt, multipleOf } = type;
      return [
        ...(ge === undefined ? [] : [sure('below ge', ge - beyond(ge))]),
        ...(gt === undefined ? [] : [sure('at gt', gt)]),
        ...(le === undefined ? [] : [sure('above le', le + beyond(le))]),
        ...(lt === undefined ? [] : [sure('at lt', lt)]),
        ...(multipleOf === undefined ? [] : [sure('no multiple', multipleOf / 2)]),
        ...large
          .filter((one) => multipleOf !== undefined && !isMultiple(one, multipleOf))
          .map((one) => sure('no multiple, large', one)),
        ...(int ? [sure('unsafe', 2 ** 53), sure('unsafe', -(2 ** 53)), sure('a fraction', 0.5)] : []),
        sure('as text', String(value)),
        sure('too large', tooLarge),
      ];
    }
    case 'string': {
      const { maxLength, minLength = 0 } = type;
      const characters = [...(value as string)];
      return [
        ...(minLength > 0 ? [sure('too short', characters.slice(0, minLength - 1).join(''))] : []),
        ...(maxLength === undefined
          ? []
          : [
              sure('too long', '\u{1F600}'.repeat(maxLength + 1)),
              sure('too long', 'a'.repeat(maxLength + 1)),
            ]),
        perhaps('with a line after it', `${value}\n`),
        perhaps('with something before it', ` ${value}`),
        perhaps('in capitals', (value as string).toUpperCase()),
        perhaps('without its end', characters.slice(0, -1).join('')),
        perhaps('with other digits', (value as string).replace(/[0-9]/, '99')),
      ];
    }
    case 'literal':
      return [
        perhaps('another text', `${value}x`),
        perhaps('as text', String(value)),
        perhaps('the other boolean', value === false),
        ...(typeof value === 'number' ? [perhaps('another number', value + 0.5)] : []),
      ];
    case 'list':
      return listChanges(type, value as readonly unknown[], sure, perhaps);
    case 'tuple': {
      const list = value as readonly unknown[];
      const least = type.items.filter(({ optional }) => !optional).length;
      const isFixed = type.rest === undefined;
      return [
        isFixed
          ? sure('an item too many', [...list, ...Array(1 + type.items.length - list.length).fill(null)])
          : perhaps('another item', [...list, list[0] ?? null]),
        ...(isFixed && least > 0 ? [sure('an item too few', list.slice(0, least - 1), least - 1)] : []),
        perhaps('without its first item', list.slice(1)),
        perhaps('without its last item', list.slice(0, -1)),
        perhaps('backwards', [...list].reverse()),
        sure('as an object', { ...list }),
      ];
    }
    case 'object': {
      const given = value as { readonly [key: string]: unknown };
      const missing = type.properties.filter(({ name }) => Object.hasOwn(given, name));
      return [
        ...missing.map(({ default: filled, name, optional }) => {
          const rest = Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));
          return optional || filled !== undefined
            ? perhaps(`without ${name}`, rest)
            : sure(`without ${name}`, rest, name);
        }),
        perhaps('with more fields', { ...given, undeclared: 1, constructor: 'own', 'x-more': true }),
        sure('as a list', Object.values(given)),
      ];
    }
    case 'record':
      return [perhaps('with another key', { ...(value as object), 'another key': 'x' })];
    default:
      return [];
  }
}

/** The distance beyond a bound: 1, or for a large bound the least that makes a difference. */
const beyond = (bound: number) => Math.max(1, Math.abs(bound) / 2 ** 50);

function listChanges(
  { maxItems, minItems = 0, uniqueItems }: Extract<Type, { kind: 'list' }>,
  list: readonly unknown[],
  sure: (what: string, changed: unknown, ...below: Path) => Change,
  perhaps: (what: string, changed: unknown) => Change,
): readonly Change[] {
  const item = list[0];
  return [
    ...(minItems > 0 ? [sure('an item too few', list.slice(0, minItems - 1))] : []),
    ...(maxItems !== undefined && list.length > 0
      ? [sure('an item too many', [...list, ...Array(maxItems + 1 - list.length).fill(item)])]
      : []),
    ...(uniqueItems && list.length > 0
      ? [sure('an item twice', [...list, reordered(item)], list.length)]
      : []),
    ...(list.length > 0 ? [perhaps('twice as long', [...list, ...list])] : []),
    sure('as an object', { ...list }),
  ];
}

/** The same JSON value with its properties in another order. */
function reordered(value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** The JSON kinds of a type's values, out of six. */
function kindsOf(type: Type, models: Models, seen: readonly string[] = []): ReadonlySet<string> {
  switch (type.kind) {
    case 'unknown':
      return new Set(['null', 'boolean', 'string', 'number', 'list', 'object']);
    case 'model':
      return seen.includes(type.id)
        ? new Set()
        : kindsOf(models.get(type.id)!.type, models, [...seen, type.id]);
    case 'union':
      return new Set(type.members.flatMap((one) => [...kindsOf(one, models, seen)]));
    case 'literal':
      return new Set(type.values.map((value) => typeof value));
    case 'tuple':
      return new Set(['list']);
    case 'record':
      return new Set(['object']);
    default:
      return new Set([type.kind]);
  }
}

function changedAt(value: unknown, [step, ...rest]: Path, changed: unknown): unknown {
  if (step === undefined) return changed;
  if (Array.isArray(value))
    return value.map((item, i) => (i === step ? changedAt(item, rest, changed) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => [
      key,
      key === step ? changedAt(item, rest, changed) : item,
    ]),
  );
}
