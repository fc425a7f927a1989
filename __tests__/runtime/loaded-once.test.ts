import { expect, test } from '@jest/globals';
import { loadedOnce } from '../../runtime/app/loaded-once.ts';

test('what is loaded is loaded once, and after a failure again', async () => {
  let calls = 0;
  const load = loadedOnce(async () => {
    calls += 1;
    if (calls === 1) throw new Error('EMFILE');
    return calls;
  });
  await Promise.all([load, load].map((one) => expect(one()).rejects.toThrow('EMFILE')));
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
