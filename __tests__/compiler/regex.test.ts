import { describe, expect, test } from '@jest/globals';
import { PatternJudge } from '../../compiler/regex/judge.ts';
import { isPlain } from '../../compiler/regex/plain.ts';
import { loadRecheck } from '../../compiler/regex/recheck.ts';

describe('a pattern that backtracks is found, with a text that shows it', () => {
  // Generous limits, because other tests run at the same time and must not affect the result.
  const judge = new PatternJudge({ pattern: 20_000, total: 60_000 });

  test.each([
    ['^(a+)+$', 'exponentially with the length of the text'],
    ['^(?:a|a)*$', 'exponentially with the length of the text'],
    ['^(\\w+\\s?)*$', 'exponentially with the length of the text'],
    ['\\s+$', 'with the square of the length of the text'],
    ['^.*a.*b.*c$', 'with the cube of the length of the text'],
    ['^\\p{L}*\\p{L}*\\p{L}*\\p{L}*$', 'with the 4th power of the length of the text'],
  ])('%s', (pattern, growth) => {
    const attack = judge.attackOn(pattern)!;
    expect(attack.growth).toBe(growth);
    expect(attack.text).toMatch(/\.repeat\(\d+\)/);
  });

  test('the text of an attack takes the stated time: a shorter one already does', () => {
    const time = (pattern: string, text: string) => {
      const begin = performance.now();
      new RegExp(pattern, 'u').test(text);
      return performance.now() - begin;
    };
    expect(judge.attackOn('^(a+)+$')!.text).toBe("'a' + 'a'.repeat(31) + '\\x00'");
    expect(time('^(a+)+$', `${'a'.repeat(24)}\0`)).toBeGreaterThan(10 * time('^a+$', `${'a'.repeat(24)}\0`));
  });

  test.each(['^[a-z]+(?:-[a-z]+)*$', '^[\\w.+-]+@[\\w-]+\\.[\\w.]+$', '^(?:[01]\\d|2[0-3]):[0-5]\\d$'])(
    'not %s',
    (pattern) => {
      expect(judge.attackOn(pattern)).toBeUndefined();
    },
  );

  test('what takes too long is not reported, and ends', () => {
    const begin = performance.now();
    const hard = '(a*)*\\1b(c*)*\\2d';
    expect(new PatternJudge({ pattern: 100, total: 5_000 }).attackOn(hard)).toBeUndefined();
    expect(new PatternJudge({ pattern: 100, total: 0 }).attackOn('^(a+)+$')).toBeUndefined();
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test('once the time of a compilation is spent, patterns wait for the next one', () => {
    let time = 0;
    const judge = new PatternJudge({ pattern: 20_000, total: 20_000 }, () => (time += 15_000));
    const found = (...patterns: string[]) => patterns.filter((one) => judge.attackOn(one) !== undefined);
    const patterns = ['^(a+)+$', '^(b+)+$', '^(c+)+$'];
    expect(found(...patterns)).toEqual(patterns.slice(0, 2));
    // What is known costs nothing.
    expect(found(...patterns)).toEqual(patterns.slice(0, 2));
    judge.begin();
    expect(found(...patterns)).toEqual(patterns);
  });

  test('where less time is left than one pattern may take, that is what the next one gets', () => {
    const late = new PatternJudge({ pattern: 20_000, total: 20_000 });
    expect(late.attackOn('^(a+)+$')).toBeDefined();
    expect(late.attackOn('^(b+)+$')).toBeDefined();
  });
});

describe('a plain pattern needs no closer look', () => {
  const plain = [
    '^[a-z]+$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^todo-',
    'milk|tea',
    '^[^@]+@',
    '^\\p{Lu}\\w*$',
    '^(?<year>\\d{4})(?:-)\\d+',
    '^[(*+]{2,}$',
    '^\\(\\)+?x',
    '^\\u{2028}\\w+$',
  ];

  test.each(plain)('%s, and recheck agrees', (pattern) => {
    expect(isPlain(pattern)).toBe(true);
    expect(loadRecheck()(pattern, 'u', { timeout: 20_000 }).status).toBe('safe');
  });

  test.each([
    '[a-z]+$',
    '^(a+)+$',
    '^a+|b+$',
    '^a|b+$',
    '^(.)\\1*$',
    '^a*a*$',
    '^a{2,}a*$',
    '^(ab)*$',
    '^(a*){9}$',
    '^a{5000}$',
    '^a{5000}b*$',
    '^(?<a>x)\\k<a>?',
  ])('not %s', (pattern) => {
    expect(isPlain(pattern)).toBe(false);
  });
});
