import fc from 'fast-check';

type Json = unknown;
type Path = readonly (string | number)[];

const junk = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    4,
    0.5,
    1.5,
    10,
    150,
    151,
    1e21,
    -1e-7,
    9007199254740992,
    -9007199254740992,
  ),
  fc.constantFrom<Json>(
    '',
    'a',
    'ab',
    'abc',
    'abcdef',
    '5',
    '55',
    'true',
    'null',
    '\u{1F600}',
    '\u{1F600}'.repeat(3),
    '\ud800',
    'circle',
    'on',
    'one',
  ),
  fc.constantFrom<Json>(
    [],
    {},
    [null],
    [[]],
    [{}],
    ['a'],
    [1, 1],
    [{}, {}],
    { kind: 'circle' },
    { length: 1 },
    { a: 1 },
    { 0: 1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

type Change = (value: Json) => Json;

/**
 * Placeholder for a number beyond the range of doubles, which no drawn value can contain: `asJson` writes it
 * as `1e400`.
 */
export const tooLarge = '(too large)';

const changes: fc.Arbitrary<Change> = fc.oneof(
  junk.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constantFrom<Change>(
    (value) => (typeof value === 'number' ? value + 1 : value),
    (value) => (typeof value === 'number' ? value - 0.5 : value),
    (value) => (typeof value === 'number' ? String(value) : value),
    (value) => (typeof value === 'number' ? tooLarge : value),
    (value) => (typeof value === 'string' ? `${value}a` : value),
    (value) => (typeof value === 'string' ? `${value}\n` : value),
    (value) => (typeof value === 'string' ? [...value].slice(1).join('') : value),
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    (value) => (typeof value === 'string' ? value.replace(/[0-9]/, '9') : value),
    (value) => (typeof value === 'string' ? value.replace(/[^a-z]/i, '.') : value),
    (value) => (Array.isArray(value) ? [...value, ...value] : value),
    (value) => (Array.isArray(value) ? { ...value } : value),
    (value) => (Array.isArray(value) ? value.slice(1) : value),
    (value) => (isObject(value) ? Object.values(value) : value),
    (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : value),
    (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).slice(0, -1)) : value),
    (value) => (isObject(value) ? { ...value, undeclared: 1, constructor: 'own' } : value),
    (value) => [value],
  ),
);

/**
 * Values changed in one to three places, so that most of them are no longer valid. `more` draws replacements
 * that are not JSON.
 */
export function mutated(values: fc.Arbitrary<Json>, more?: fc.Arbitrary<unknown>): fc.Arbitrary<Json> {
  const change = more
    ? fc.oneof(
        { arbitrary: changes, weight: 3 },
        more.map(
          (value): Change =>
            () =>
              value,
        ),
      )
    : changes;
  const steps = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 });
  return fc.tuple(values, steps).map(([value, all]) =>
    all.reduce((current, [at, change]) => {
      const paths = [...places(current)];
      return changeAt(current, paths[at % paths.length]!, change);
    }, value),
  );
}

/** Every place in a value, beginning with the value itself. */
function* places(value: Json, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* places(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

function changeAt(value: Json, [name, ...rest]: Path, change: Change): Json {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, i) => (i === name ? changeAt(item, rest, change) : item));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === name ? changeAt(inner, rest, change) : inner]),
  );
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
