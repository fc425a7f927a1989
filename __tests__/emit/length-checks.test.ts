import { expect, test } from '@jest/globals';
import { codePoints } from '../../runtime/text/length.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

type Check = (name: string, count: (text: string) => number) => boolean;

/** The check of a parameter, over its text and a function that counts code points. */
function checkOf(options: string): Check {
  const page = `
import type { Query } from 'routeclass';
export default class Page {
  get(name: Query<string, { ${options} }>): void {
    void name;
  }
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
    const { text } = result.files.find(({ path }) => path.endsWith('validators/page.ts'))!;
    const condition = /const valid =([^;]*);/.exec(text)![1]!;
    return new Function('name', 'codePoints', `return ${condition.trim()};`) as Check;
  });
}

test('lengths are those in code points, whatever pairs of surrogates a text has, and halves of pairs', () => {
  const check = checkOf('minLength: 3; maxLength: 5');
  const units = ['a', '\u{1f600}', '\ud83d', '\ude00'];
  let texts = [''];
  for (let length = 1; length <= 6; length++) {
    texts = texts.flatMap((text) => units.map((unit) => text + unit));
    for (const text of texts) {
      const counted = [...text].length;
      if (check(text, codePoints) !== (counted >= 3 && counted <= 5))
        throw new Error(`${JSON.stringify(text)} has ${counted} code points`);
    }
  }
});

test('the code points of a long text are not counted to know that it is long enough', () => {
  const uncounted = (_text: string) => {
    throw new Error('counted');
  };
  const check = checkOf('minLength: 3');
  expect(() => check('a'.repeat(5), uncounted)).toThrow('counted');
  expect(check('a'.repeat(6), uncounted)).toBe(true);
});
