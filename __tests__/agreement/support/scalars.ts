import fc from 'fast-check';
import type { Type } from '../../../compiler/model/model.ts';
import type { Format } from '../../../runtime/formats.ts';
import { codePoint } from '../../emit/support/code-point.ts';
import { date, time } from '../../emit/support/times.ts';
import { isNumber, isText } from './faults.ts';

type NumberType = Extract<Type, { kind: 'number' }>;
type StringType = Extract<Type, { kind: 'string' }>;

/** All kinds of characters: of one and two code units, lone surrogates, spaces, quotes. */
const character = fc.oneof(
  codePoint,
  fc.constantFrom('a', '5', '"', '\\', ',', '\u{1F600}', '\ud800', '\u2028', '\u0000'),
);

/** Texts of these characters. Lengths count code points. */
export function text(minLength = 0, maxLength = minLength + 8): fc.Arbitrary<string> {
  return fc
    .array(character, { minLength, maxLength })
    .map((characters) => characters.join(''))
    .filter((one) => [...one].length >= minLength && [...one].length <= maxLength);
}

/** Made from parts, because fast-check's own arbitrary takes more than a second to prepare. */
const url = fc
  .tuple(
    fc.constantFrom('http://', 'https://'),
    fc.domain(),
    fc.constantFrom('', ':8080'),
    fc.constantFrom('', '/', '/a/b', '/%41'),
    fc.constantFrom('', '?a=b&c', '?'),
    fc.constantFrom('', '#d', '#'),
  )
  .map((parts) => parts.join(''));

const formats: { readonly [format in Format]: fc.Arbitrary<string> } = {
  byte: fc.base64String(),
  date,
  'date-time': fc.tuple(date, fc.constantFrom('T', 't'), time).map((parts) => parts.join('')),
  duration: fc.constantFrom('P1D', 'P1Y2M3DT4H5M6S', 'PT0S', 'P2W'),
  email: fc.emailAddress(),
  hostname: fc.domain(),
  'idn-email': fc.oneof(fc.emailAddress(), fc.constantFrom('ä@ö.de')),
  'idn-hostname': fc.oneof(fc.domain(), fc.constantFrom('bücher.de')),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  iri: fc.oneof(url, fc.constantFrom('https://bücher.de/ü')),
  'iri-reference': fc.oneof(url, fc.constantFrom('/ü', '#a')),
  'json-pointer': fc.constantFrom('', '/a/0', '/~0~1'),
  password: text(),
  regex: fc.constantFrom('^a+$', '[', '(?<a>b)').filter((one) => one !== '['),
  'relative-json-pointer': fc.constantFrom('0', '1/a', '2#'),
  time,
  uri: fc.oneof(url, fc.constantFrom('urn:a:b', 'mailto:a@b.c')),
  'uri-reference': fc.oneof(url, fc.constantFrom('/a?b#c', '../a')),
  'uri-template': fc.constantFrom('/users/{id}', 'https://a.b/{?c,d}'),
  url,
  uuid: fc.oneof(
    fc.uuid(),
    fc.uuid().map((one) => one.toUpperCase()),
  ),
};

const drawnTexts = new Map<string, fc.Arbitrary<string>>();

/** Texts of a type. Types that are equal share them, because it takes hundreds of trials to prepare them. */
export function drawText(type: StringType): fc.Arbitrary<string> {
  const what = JSON.stringify(type);
  const drawn = drawnTexts.get(what) ?? preparedText(type, what);
  drawnTexts.set(what, drawn);
  return drawn;
}

function preparedText(type: StringType, what: string): fc.Arbitrary<string> {
  const pattern = type.template?.pattern ?? type.regex;
  const drawn =
    type.format !== undefined
      ? formats[type.format as Format]
      : pattern === undefined
        ? text(type.minLength, Math.min(type.maxLength ?? Infinity, (type.minLength ?? 0) + 8))
        : matching(pattern);
  return often(drawn, (one) => isText(type, one), what);
}

function matching(pattern: string): fc.Arbitrary<string> {
  const written = Object.entries(byPart).filter(([part]) => pattern.includes(part));
  if (written.length === 0) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.constantFrom(...written.flatMap(([, texts]) => texts));
}

/**
 * Texts for patterns that fast-check cannot generate from, or whose texts rarely satisfy the rest of the
 * type; by a part of the pattern.
 */
const byPart: { readonly [part: string]: readonly string[] } = {
  '\\k<vowel>': ['abba', 'anna', 'eve', 'xexe'],
  '^(.).*\\1$': ['abba', 'anna', 'ana', 'eve', 'aa'],
  '(?:^row-': ['row-1', 'row-a-22', 'row--0'],
  '(?!, )': ['1 to , ()', '-2.5 to a, b (c)', '0 to , , ( ())'],
};

/**
 * The drawn texts that pass. Where they are few, a fixed set of them, because a filter would draw forever.
 */
function often(drawn: fc.Arbitrary<string>, passes: (text: string) => boolean, what: string) {
  const tried = fc.sample(drawn, { numRuns: 400, seed: 1 });
  const passing = tried.filter(passes);
  if (passing.length === 0) throw new Error(`no text of 400 is ${what}: write some by its pattern`);
  return passing.length > 80 ? drawn.filter(passes) : fc.constantFrom(...passing);
}

/** Numbers of a type, including its bounds. JSON cannot represent -0. */
export function drawNumber(type: NumberType): fc.Arbitrary<number> {
  const { ge, gt, int, le, lt, multipleOf: step } = type;
  const low = Math.max(ge ?? Number.NEGATIVE_INFINITY, gt ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(le ?? Number.POSITIVE_INFINITY, lt ?? Number.POSITIVE_INFINITY);
  const fits = (one: number) => isNumber(type, one);
  const least = Math.max(low, Number.MIN_SAFE_INTEGER);
  const most = Math.min(high, Number.MAX_SAFE_INTEGER);
  const inside = { min: Math.ceil(least), max: Math.floor(most) };
  const drawn =
    step !== undefined
      ? drawMultiple(step, low, high)
      : int
        ? fc.oneof(fc.integer(inside), fc.integer(narrow(inside)))
        : fc.double({ min: low, max: high, noNaN: true, noDefaultInfinity: true });
  const value = drawn.map((one) => one + 0).filter(fits);
  const edges = [low, high, low + 1, high - 1, low + (step ?? 0), high - (step ?? 0)].filter(fits);
  return edges.length === 0 ? value : fc.oneof({ arbitrary: value, weight: 4 }, fc.constantFrom(...edges));
}

/** Small multiples in decimal notation, and for integer steps also large ones, whose products are exact. */
function drawMultiple(step: number, low: number, high: number): fc.Arbitrary<number> {
  const times = (most: number) =>
    fc.integer({ min: Math.ceil(Math.max(low / step, -most)), max: Math.floor(Math.min(high / step, most)) });
  const small = times(1e6).map((one) => Number((one * step).toPrecision(15)));
  if (!Number.isInteger(step)) return small;
  return fc.oneof(
    small,
    times(Number.MAX_SAFE_INTEGER / step).map((one) => one * step),
  );
}

/** Narrows the range to common numbers, where the bounds allow them. */
function narrow({ max, min }: { readonly min: number; readonly max: number }) {
  return min <= 0 && max >= 0 ? { min: Math.max(min, -20), max: Math.min(max, 20) } : { min, max };
}
