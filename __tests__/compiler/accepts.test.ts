import { expect, test } from '@jest/globals';
import { rejection } from '../../compiler/accepts.ts';
import type { Type } from '../../compiler/model.ts';

/** What a default or an example is refused for. */

const points: Type = { kind: 'list', item: { kind: 'unknown' }, uniqueItems: true };

test.each([
  [
    [
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ],
    undefined,
  ],
  [[1, '1', true, 'true'], undefined],
  [
    [
      { x: 1, y: 2 },
      { y: 2, x: 1 },
    ],
    'an item stands twice in it',
  ],
  [[0, -0], 'an item stands twice in it'],
])('the items of %j differ or not as those of a request do', (value, fault) => {
  expect(rejection(points, value, new Map())).toBe(fault);
});
