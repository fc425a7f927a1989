import type { Cases } from '../support/cases.ts';

const samples = ['x', 1, true, null, ['y']];
const fields = (count: number, value: (at: number) => unknown, name = 'field') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, value(at)]));
const wide = fields(100, (at) => samples[at % samples.length]);
const within = (name: string, levels: number, leaf: unknown): unknown =>
  levels === 0 ? leaf : { [name]: within(name, levels - 1, leaf) };
const listed = (levels: number, leaf: unknown): unknown => (levels === 0 ? leaf : [listed(levels - 1, leaf)]);

export const large: Cases = {
  Wide: {
    valid: [wide],
    spoiled: [
      [{ ...wide, field99: [1], field42: 1 }, ['field42'], ['field99', 0]],
      [{ ...wide, field3: undefined }, ['field3']],
    ],
  },
  Deep: {
    valid: [within('down', 30, 1)],
    spoiled: [
      [within('down', 30, 'x'), Array(30).fill('down')],
      [within('down', 29, null), Array(29).fill('down')],
    ],
  },
  ManyLiterals: {
    valid: ['literal-0', 'literal-79'],
    spoiled: [
      ['literal-80', []],
      ['literal', []],
    ],
  },
  ManyMembers: {
    valid: [
      { kind: 'kind-0', value0: 1 },
      { kind: 'kind-29', value29: 1 },
    ],
    spoiled: [
      [{ kind: 'kind-29', value0: 1 }, ['value29']],
      [{ kind: 'kind-30' }, []],
    ],
  },
  WideOptional: { valid: [{}, { option0: 1, option63: 2 }], spoiled: [[{ option7: 'x' }, ['option7']]] },
  DeepLists: {
    valid: [[], listed(12, 1)],
    spoiled: [
      [listed(12, 'x'), Array(12).fill(0)],
      [listed(11, 1), Array(11).fill(0)],
    ],
  },
  Defaulted: {
    valid: [fields(40, () => 0)],
    become: [[{}, fields(40, (at) => at)]],
    spoiled: [[{ field5: null }, ['field5']]],
  },
};
