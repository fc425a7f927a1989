import { expect, test } from '@jest/globals';
import type { Span, Type } from '../../compiler/model/model.ts';
import { distinctTypes } from '../../compiler/model/structure.ts';

test('two types with the same structure are one, wherever their fields and defaults are written', () => {
  const filled = (span: Span, value: number): Type => ({
    kind: 'object',
    properties: [
      {
        name: 'limit',
        type: { kind: 'number', int: true },
        optional: false,
        default: value,
        defaultSpan: span,
        docs: {},
        span,
      },
    ],
  });
  const [here, there] = [0, 20].map((start) => ({ file: '/app/page.ts', start, end: start + 10 }));
  expect(distinctTypes([filled(here!, 1), filled(there!, 1)])).toHaveLength(1);
  expect(distinctTypes([filled(here!, 1), filled(there!, 2)])).toHaveLength(2);
});
