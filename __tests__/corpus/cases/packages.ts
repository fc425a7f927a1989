import type { Cases } from '../support/cases.ts';

const place = { file: 'f', namespace: 'n', line: 1, column: 0, length: 3, lineText: 'x', suggestion: '' };
const meta = { bytes: 1, inputs: { 'a.ts': { bytesInOutput: 1 } }, exports: ['default'] };

export const packages: Cases = {
  Place: {
    valid: [place],
    spoiled: [
      [{ ...place, line: '1' }, ['line']],
      [{ ...place, file: undefined }, ['file']],
    ],
  },
  Meta: {
    valid: [meta, { ...meta, entryPoint: 'a.ts' }],
    spoiled: [
      [{ ...meta, inputs: { x: {} } }, ['inputs', 'x', 'bytesInOutput']],
      [{ ...meta, exports: 'x' }, ['exports']],
    ],
  },
  Report: {
    valid: [
      { where: null, charset: 'utf8' },
      { where: place, charset: 'ascii', format: 'esm' },
    ],
    spoiled: [
      [
        { where: {}, charset: 'x', format: 'x' },
        ...Object.keys(place).map((name) => ['where', name]),
        ['charset'],
        ['format'],
      ],
    ],
  },
};
