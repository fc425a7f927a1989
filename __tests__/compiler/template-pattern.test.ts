import { describe, expect, test } from '@jest/globals';
import { inPattern } from '../../compiler/regex/in-pattern.ts';
import { type TemplatePart, templateParts, templatePattern } from '../../compiler/regex/template-pattern.ts';

const {
  anything: any,
  capitalize: capital,
  integer,
  lowercase: lower,
  number,
  uppercase: upper,
} = templateParts;

/** A text in the place of a part stands for itself. */
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
    // The square would take minutes.
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});

test('it takes what it would if each hole took whatever it can', () => {
  const random = randomFrom(5);
  const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;
  const plain = (all: readonly TemplatePart[]) => new RegExp(`^${all.map(plainPattern).join('')}$`, 'u');
  const holes = [any, any, any, number, integer, upper, lower, capital];
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
