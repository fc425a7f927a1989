import fc from 'fast-check';
import { codePoint } from './code-point.ts';
import type { Judge } from './judge.ts';
import type { Schema } from './schema.ts';
import { shallowest } from './shallow.ts';
import { date, time } from './times.ts';

type Json = unknown;

/** Texts with all kinds of characters: of one and two code units, lone surrogates, spaces, quotes. */
const text = (minLength = 0, maxLength = minLength + 8): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(codePoint, fc.constantFrom('a', '5', '"', '\\', '\u{1F600}', '\ud800', '\u2028', '\u0000')),
      {
        minLength,
        maxLength,
      },
    )
    .map((units) => units.join(''))
    .filter((one) => [...one].length >= minLength && [...one].length <= maxLength);

const formats: { readonly [name: string]: fc.Arbitrary<string> } = {
  date,
  time,
  email: fc.emailAddress(),
  uuid: fc.oneof(
    fc.uuid(),
    fc.uuid().map((one) => one.toUpperCase()),
  ),
  'date-time': fc.tuple(date, fc.constantFrom('T', 't', ' '), time).map((parts) => parts.join('')),
  uri: fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('urn:a:b', 'mailto:a@b.c'),
  ),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

/** Values that a schema accepts. */
export function valid(schema: Schema, judge: Judge, depth = 0): fc.Arbitrary<Json> {
  const own = judge.resolve(schema);
  const inner = (one: Schema) => valid(one, judge, depth + 1);
  if ('const' in own) return fc.constant(own.const);
  if (own.enum !== undefined) return fc.constantFrom(...own.enum);
  const members = own.anyOf ?? own.oneOf;
  // From this depth on, only the shallowest member.
  if (members !== undefined && depth >= 6) return inner(shallowest(members, judge));
  if (members !== undefined) return fc.oneof(...members.map(inner));
  const types = own.type === undefined ? [] : [own.type].flat();
  if (types.includes('null')) {
    const other = types.find((type) => type !== 'null');
    const value = other === undefined || depth >= 6 ? fc.constant(null) : inner({ ...own, type: other });
    return fc.oneof(fc.constant(null), value);
  }
  switch (types[0]) {
    case 'string':
      return drawString(own);
    case 'integer':
    case 'number':
      return drawNumber(own, types[0] === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'array':
      return drawList(own, inner, depth);
    case 'object':
      return drawObject(own, inner, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function drawString({ format, maxLength, minLength, pattern }: Schema): fc.Arbitrary<string> {
  if (format !== undefined) return formats[format]!;
  if (pattern === undefined) return text(minLength, maxLength);
  return fc.stringMatching(new RegExp(pattern, 'u')).filter((one) => [...one].length <= (maxLength ?? 100));
}

function drawNumber(schema: Schema, isInteger: boolean): fc.Arbitrary<number> {
  const { exclusiveMaximum = Infinity, exclusiveMinimum = -Infinity, multipleOf } = schema;
  const { maximum = Infinity, minimum = -Infinity } = schema;
  const low = Math.max(minimum, exclusiveMinimum);
  const high = Math.min(maximum, exclusiveMaximum);
  const inBounds = (one: number) =>
    one > exclusiveMinimum && one < exclusiveMaximum && one >= minimum && one <= maximum;
  if (multipleOf !== undefined) {
    const [min, max] = [Math.ceil(low / multipleOf), Math.floor(high / multipleOf)];
    const multiples = fc.integer({ min, max }).map((one) => one * multipleOf + 0);
    return multiples.filter(inBounds);
  }
  const isNarrow = low > -1000 && high < 1000;
  const integers = isNarrow ? fc.integer({ min: low, max: high }) : fc.maxSafeInteger();
  const numbers = fc.double({ min: low, max: high, noNaN: true, noDefaultInfinity: true });
  // JSON cannot represent `-0`.
  const value = (isInteger ? integers : numbers).filter(inBounds).map((one) => one + 0);
  const edges = [low, high, low + 1, high - 1].filter((one) => Number.isFinite(one) && inBounds(one));
  return edges.length === 0 ? value : fc.oneof({ arbitrary: value, weight: 4 }, fc.constantFrom(...edges));
}

function drawList(
  schema: Schema,
  inner: (one: Schema) => fc.Arbitrary<Json>,
  depth: number,
): fc.Arbitrary<Json> {
  const { items = {}, minItems = 0, prefixItems = [], uniqueItems = false } = schema;
  const { maxItems = prefixItems.length + 4 } = schema;
  if (prefixItems.length > 0) {
    const rest = depth >= 4 ? fc.constant([]) : fc.array(inner(items), { maxLength: 3 });
    return fc
      .tuple(
        fc.tuple(...prefixItems.slice(0, depth < 4 ? undefined : minItems).map(inner)),
        rest,
        fc.integer({ min: minItems, max: maxItems }),
      )
      .map(([first, more, length]) => [...first, ...more].slice(0, length));
  }
  const lengths = { minLength: minItems, maxLength: depth < 4 ? Math.min(maxItems, 4) : minItems };
  const item = lengths.maxLength === 0 ? fc.constant(null) : fc.memo(() => inner(items))();
  return uniqueItems
    ? fc.uniqueArray(item, { ...lengths, selector: (one) => JSON.stringify(one) })
    : fc.array(item, lengths);
}

function drawObject(
  schema: Schema,
  inner: (one: Schema) => fc.Arbitrary<Json>,
  depth: number,
): fc.Arbitrary<Json> {
  const { additionalProperties, properties, required = [] } = schema;
  const maxKeys = depth < 4 ? 3 : 0;
  if (properties === undefined) {
    const key = fc
      .oneof(text(0, 4), fc.constantFrom('constructor', 'toString', '0', 'kind'))
      .filter((one) => one !== '__proto__');
    const value =
      maxKeys === 0 || additionalProperties === undefined
        ? fc.jsonValue({ maxDepth: 1 })
        : inner(additionalProperties);
    return fc.dictionary(key, value, { maxKeys, noNullPrototype: true });
  }
  const isDrawn = (name: string) => depth < 5 || required.includes(name);
  const names = Object.keys(properties).filter(isDrawn);
  // Drawn as entries, because fast-check's records do not support every name.
  const fields = names.map((name) => {
    const field = inner(properties[name]!).map((value): [string, Json][] => [[name, value]]);
    return required.includes(name) ? field : fc.oneof(field, fc.constant<[string, Json][]>([]));
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()));
}
