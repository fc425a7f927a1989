import { describe, expect, test } from '@jest/globals';
import { inPattern } from '../../compiler/regex/in-pattern.ts';
import { PatternJudge } from '../../compiler/regex/judge.ts';
import { type TemplatePart, templateParts, templatePattern } from '../../compiler/regex/template-pattern.ts';

const {
  anything: any,
  capitalize: capital,
  integer,
  lowercase: lower,
  number,
  uncapitalize: small,
  uppercase: upper,
} = templateParts;

/** The parts of a template. A plain text stands for a text part. */
const parts = (template: readonly (TemplatePart | string)[]) =>
  template.map((part): TemplatePart => (typeof part === 'string' ? { kind: 'text', text: part } : part));

describe('the time that a pattern takes grows with the text, and not with its square', () => {
  const signs = ['-', '@', ':', '1', 'a', 'A', '_', 'e', 'px '];
  const beginnings = ['', '1-', '-1-', 'v1.2.3-', '::', 'A_A_'];
  const pairs = signs.flatMap((one) => signs.map((other) => one + other));
  const texts = beginnings.flatMap((one) => pairs.map((pair) => `${one}${pair.repeat(30_000)}\n`));

  test.each([
    [[any, '@', any, '.', any]],
    [[any, '-', any, '-', any, '-', number]],
    [[any, '::', any, '::', any, '!']],
    [['v', number, '.', number, '.', number, '-', any, '+', any, '.']],
    [[any, number, 'px ', any, number, 'px']],
    [[any, '-', number, '-', any, '-', integer, '-', any, 'x']],
    [[any, any, 'a', any, '', any, 'b']],
    [[upper, '_', upper, '_', upper]],
    [[lower, '-', lower]],
  ])('%j', (template) => {
    const pattern = new RegExp(templatePattern(parts(template)), 'u');
    const begin = performance.now();
    for (const text of texts) pattern.test(text);
    // Quadratic time would be minutes.
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});

describe('no text makes a pattern slow', () => {
  // Generous limits, because other tests run at the same time and must not affect the result.
  const judge = new PatternJudge({ pattern: 20_000, total: Number.POSITIVE_INFINITY });
  const attackOn = (template: readonly (TemplatePart | string)[]) =>
    judge.attackOn(templatePattern(parts(template)));

  test.each([
    ['anything', []],
    ['integer', ['integer', 'number']],
    ['number', ['integer', 'number']],
    ['uppercase', ['lowercase']],
    ['lowercase', ['uppercase']],
    ['capitalize', []],
    ['uncapitalize', []],
  ] as const)('of two holes, %s the first, but for %j', (first, slow) => {
    const others = Object.entries(templateParts).filter(([, other]) =>
      attackOn([templateParts[first], other]),
    );
    expect(others.map(([name]) => name)).toEqual(slow);
  });

  test.each([
    [[any, capital, '-']],
    [[upper, number, any]],
    [[number, upper, number]],
    [[number, capital, '-']],
    [[capital, '-', capital]],
    [[any, '-', number]],
    [[upper, '-', upper]],
    [[upper, '-', integer]],
    [[lower, 'A', upper, number]],
  ])('of %j', (template) => {
    expect(attackOn(template)).toBeUndefined();
  });

  test.each([[[lower, '-', upper]], [[upper, '-', number, '-', upper]], [[any, '1', number]]])(
    'but for %j',
    (template) => {
      expect(attackOn(template)?.growth).toBe('with the square of the length of the text');
    },
  );
});

test('up to three holes beside one another take every short text that they would if each took whatever it can', () => {
  const holes = Object.values(templateParts);
  const pairs = holes.flatMap((one) => holes.map((other): readonly TemplatePart[] => [one, other]));
  const templates = [...pairs, ...pairs.flatMap((pair) => holes.map((hole) => [...pair, hole]))];
  const texts = shortTexts('10-.eE+aA', 4);
  const differing = templates.flatMap((template) => {
    const [asked, expected] = [new RegExp(templatePattern(template), 'u'), plain(template)];
    const text = texts.find((one) => asked.test(one) !== expected.test(one));
    return text === undefined ? [] : [{ pattern: expected.source, text }];
  });
  expect(differing).toEqual([]);
});

test('it takes what it would if each hole took whatever it can', () => {
  const random = randomFrom(5);
  const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;
  const holes = [any, any, any, number, integer, upper, lower, capital, small];
  const texts = ['-', 'a', '1', 'A', '.', '1-', 'aa', 'a1', 'e', ']', '\\', '^', '0', '', '--', '\n', '😀'];
  const signs = ['-', 'a', '1', 'A', '.', 'e', '0', ']', '\\', '\n', '😀'];
  const filled = (part: TemplatePart) =>
    part.kind === 'text' ? part.text : pick(['', '1', '10', '-1', '1e1', '-1.5', '01', 'A-', pick(signs)]);
  let taken = 0;
  for (let run = 0; run < 1_000; run++) {
    const template = parts(Array.from({ length: 1 + random(7) }, () => pick([...holes, ...texts])));
    const [asked, expected] = [new RegExp(templatePattern(template), 'u'), plain(template)];
    for (let i = 0; i < 20; i++) {
      const noise = Array.from({ length: random(9) }, () => pick(signs)).join('');
      const text = i % 2 === 0 ? noise : template.map(filled).join('');
      if (expected.test(text)) taken++;
      expect([asked.source, text, asked.test(text)]).toEqual([asked.source, text, expected.test(text)]);
    }
  }
  expect(taken).toBeGreaterThan(2_500);
});

/** Every text of some characters that is no longer than that. */
function shortTexts(characters: string, length: number): readonly string[] {
  if (length === 0) return [''];
  const shorter = shortTexts(characters, length - 1);
  return ['', ...shorter.flatMap((text) => [...characters].map((one) => one + text))];
}

function plain(template: readonly TemplatePart[]): RegExp {
  return new RegExp(`^${template.map(plainPattern).join('')}$`, 'u');
}

function plainPattern(part: TemplatePart): string {
  if (part.kind === 'text') return inPattern(part.text);
  return part.kind === 'any' ? `${part.character}*` : part.pattern;
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
