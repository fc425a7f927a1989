import { inPattern } from './in-pattern.ts';

/** What a template literal type is made of, piece by piece. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `shortest` is what every number begins with that is one itself. */
  | { readonly kind: 'number'; readonly pattern: string; readonly shortest: string }
  /** As many as there may be of a `character`, which is any `but` those that a class would list. */
  | { readonly kind: 'any'; readonly character: string; readonly but: string }
  | { readonly kind: 'other'; readonly pattern: string };

/** What TypeScript has words for. Numbers are written as JSON writes them. */
export const templateParts = {
  anything: { kind: 'any', character: '[\\s\\S]', but: '' },
  integer: { kind: 'number', pattern: '(?:0|-?[1-9][0-9]*)', shortest: '(?:0|-?[1-9])' },
  number: {
    kind: 'number',
    pattern: '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?',
    shortest: '-?[0-9]',
  },
  uppercase: { kind: 'any', character: '\\P{CWU}', but: '\\p{CWU}' },
  lowercase: { kind: 'any', character: '\\P{CWL}', but: '\\p{CWL}' },
  capitalize: { kind: 'other', pattern: '(?:\\P{CWU}[\\s\\S]*)?' },
  uncapitalize: { kind: 'other', pattern: '(?:\\P{CWL}[\\s\\S]*)?' },
} as const satisfies Readonly<Record<string, TemplatePart>>;

type AnyPart = Extract<TemplatePart, { kind: 'any' }>;

/**
 * The pattern of the whole text. Plain `[\s\S]*` for each hole would try every way to share a text out among several, which takes time
 * with the square of its length, or worse: so a hole ends where what follows it stands first, as long as the next hole takes the rest.
 */
export function templatePattern(parts: readonly TemplatePart[]): string {
  const all = parts.reduce<readonly TemplatePart[]>(withPart, []);
  return `^${all.map((_, i) => partPattern(all, i)).join('')}$`;
}

/** Texts beside one another are one, and so are holes of which the one takes what the other does. */
function withPart(before: readonly TemplatePart[], part: TemplatePart): readonly TemplatePart[] {
  const last = before.at(-1);
  const others = before.slice(0, -1);
  if (part.kind === 'text' && last?.kind === 'text')
    return [...others, { kind: 'text', text: last.text + part.text }];
  if (part.kind === 'text' && part.text === '') return before;
  if (part.kind === 'any' && last?.kind === 'any') {
    if (last.but === '' || last.but === part.but) return before;
    if (part.but === '') return [...others, part];
  }
  return [...before, part];
}

function partPattern(all: readonly TemplatePart[], i: number): string {
  const part = all[i]!;
  switch (part.kind) {
    case 'text':
      return inPattern(part.text);
    case 'number':
      // Beside what takes any text as little of it as may be is enough.
      if (takesAll(all[i - 1])) return '[0-9]';
      return takesAll(all[i + 1]) ? part.shortest : part.pattern;
    case 'any':
      return anyPattern(part, all, i);
    case 'other':
      return part.pattern;
  }
}

function anyPattern({ but, character }: AnyPart, all: readonly TemplatePart[], i: number): string {
  const end = all.findIndex(({ kind }, at) => at > i && kind === 'any');
  const next = all[end];
  // The last one ends where the text does, and of two the first may end anywhere where nothing is asked of the second.
  if (next?.kind !== 'any' || (takesAll(next) && end === all.length - 1)) return `${character}*`;
  if (!takesAll(next) && next.but !== but) return `${character}*`;
  const between = all.slice(i + 1, end);
  const [only] = between;
  if (between.length === 1 && only?.kind === 'text' && [...only.text].length === 1)
    return `[^${only.text.replace(/[\\\]]/, '\\$&')}${but}]*`;
  return `(?:(?!${between.map((_, at) => partPattern(all, i + 1 + at)).join('')})${character})*`;
}

const takesAll = (part: TemplatePart | undefined) => part?.kind === 'any' && part.but === '';
