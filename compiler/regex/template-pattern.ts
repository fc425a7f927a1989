import { inPattern } from './in-pattern.ts';

/** A part of a template literal type. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | NumberPart
  /** As many as there may be of a `character`, which is any `but` those that a class would list. */
  | { readonly kind: 'any'; readonly character: string; readonly but: string }
  /** Nothing, or any text that begins in a certain way. */
  | { readonly kind: 'begun'; readonly pattern: string };

interface NumberPart {
  readonly kind: 'number';
  /** Whether the number may have an exponent. */
  readonly exponent: boolean;
  readonly pattern: string;
  /** The shortest prefix of a number that is a number itself. */
  readonly shortest: string;
  /**
   * The shortest part of a number that suffices before or after a hole that accepts digits and signs, but
   * perhaps no `e`.
   */
  readonly beforeCase: string;
  readonly afterCase: string;
}

/** The parts for TypeScript's placeholder types. Numbers are written as in JSON. */
export const templateParts = {
  anything: { kind: 'any', character: '[\\s\\S]', but: '' },
  integer: {
    kind: 'number',
    exponent: false,
    pattern: '(?:0|-?[1-9][0-9]*)',
    shortest: '(?:0|-?[1-9])',
    beforeCase: '(?:0|-?[1-9])',
    afterCase: '[0-9]',
  },
  number: {
    kind: 'number',
    exponent: true,
    pattern: '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?',
    shortest: '-?[0-9]',
    beforeCase: '(?:-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?[eE][+-]?[0-9]|-?[0-9])',
    afterCase: '[0-9](?:[eE][+-]?[0-9]+)?',
  },
  uppercase: { kind: 'any', character: '\\P{CWU}', but: '\\p{CWU}' },
  lowercase: { kind: 'any', character: '\\P{CWL}', but: '\\p{CWL}' },
  capitalize: { kind: 'begun', pattern: '(?:\\P{CWU}[\\s\\S]*)?' },
  uncapitalize: { kind: 'begun', pattern: '(?:\\P{CWL}[\\s\\S]*)?' },
} as const satisfies Readonly<Record<string, TemplatePart>>;

type AnyPart = Extract<TemplatePart, { kind: 'any' }>;

/**
 * The pattern of the whole text. With `[\s\S]*` for each hole, matching would try every division of a text
 * among several holes, in quadratic time or worse. So a hole ends at the first occurrence of the part after
 * it, as long as the next hole accepts the rest. Patterns that are slow nevertheless, such as two adjacent
 * numbers, get a warning.
 */
export function templatePattern(parts: readonly TemplatePart[]): string {
  const all = parts.reduce<readonly TemplatePart[]>(withPart, []);
  return `^${all.map((_, i) => partPattern(all, i)).join('')}$`;
}

/** Merges adjacent texts, and adjacent holes where one accepts everything that the other does. */
function withPart(before: readonly TemplatePart[], part: TemplatePart): readonly TemplatePart[] {
  const last = before.at(-1);
  const others = before.slice(0, -1);
  if (part.kind === 'text' && last?.kind === 'text')
    return [...others, { kind: 'text', text: last.text + part.text }];
  if (part.kind === 'text' && part.text === '') return before;
  if (last && isHole(part) && isHole(last)) {
    if (takesAll(last) || isSame(last, part)) return before;
    if (takesAll(part)) return withPart(others, part);
  }
  return [...before, part];
}

function partPattern(all: readonly TemplatePart[], i: number): string {
  const part = all[i]!;
  switch (part.kind) {
    case 'text':
      return inPattern(part.text);
    case 'number':
      return numberPattern(part, all[i - 1], all[i + 1]);
    case 'any':
      return anyPattern(part, all, i);
    case 'begun':
      return part.pattern;
  }
}

/** Next to a hole the shortest part of a number is enough: the hole accepts the rest. */
function numberPattern(
  part: NumberPart,
  before: TemplatePart | undefined,
  after: TemplatePart | undefined,
): string {
  if (before?.kind === 'begun' || takesAll(before)) return '[0-9]';
  if (isHole(before)) return takesAll(after) ? '[0-9]' : part.afterCase;
  if (takesAll(after)) return part.shortest;
  return isHole(after) ? part.beforeCase : part.pattern;
}

function anyPattern(part: AnyPart, all: readonly TemplatePart[], i: number): string {
  const { but, character } = part;
  const end = all.findIndex(({ kind }, at) => at > i && kind === 'any');
  const next = all[end];
  // The last hole ends with the text. The hole before it may end anywhere, if the last one accepts
  // everything.
  if (next?.kind !== 'any' || (takesAll(next) && end === all.length - 1)) return `${character}*`;
  const between = all.slice(i + 1, end);
  if (!takesAll(next) && !(isSame(next, part) && between.every(isTaken))) return `${character}*`;
  const [only] = between;
  if (between.length === 1 && only?.kind === 'text' && [...only.text].length === 1)
    return `[^${only.text.replace(/[\\\]]/, '\\$&')}${but}]*`;
  return `(?:(?!${between.map((_, at) => partPattern(all, i + 1 + at)).join('')})${character})*`;
}

const isHole = (part: TemplatePart | undefined) => part?.kind === 'any' || part?.kind === 'begun';

const takesAll = (part: TemplatePart | undefined) => part?.kind === 'any' && part.but === '';

const isSame = (one: TemplatePart, other: TemplatePart) =>
  one.kind === 'any' && other.kind === 'any' && one.but === other.but;

/**
 * Whether two holes of one case also accept this part, where it occurs between them more than once: then to
 * split at the first occurrence is as good as at any other.
 */
const isTaken = (part: TemplatePart) => part.kind === 'text' || (part.kind === 'number' && !part.exponent);
