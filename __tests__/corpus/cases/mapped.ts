import type { Cases } from '../support/cases.ts';

const user = { id: 1, name: 'n', address: { zip: 'z' } };
const whole = { id: 1, name: 'n', mail: 'm', address: { zip: 'z', city: 'c' } };

export const mapped: Cases = {
  PartialUser: {
    valid: [{}, { name: 'n' }, whole],
    spoiled: [
      [{ name: '' }, ['name']],
      [{ address: {} }, ['address', 'zip']],
    ],
  },
  RequiredUser: { valid: [{ ...user, mail: 'm' }, whole], spoiled: [[user, ['mail']]] },
  ReadonlyUser: { valid: [user, whole], spoiled: [[{}, ['id'], ['name'], ['address']]] },
  PickedUser: {
    valid: [{ id: 1 }, { id: 1, mail: 'm' }],
    become: [[whole, { id: 1, mail: 'm' }]],
    spoiled: [[{}, ['id']]],
  },
  OmittedUser: {
    valid: [{ id: 1, name: 'n' }],
    become: [[user, { id: 1, name: 'n' }]],
    spoiled: [[{ id: 1, name: '' }, ['name']]],
  },
  Flags: { valid: [{ read: true, write: false }], spoiled: [[{ read: 1 }, ['read'], ['write']]] },
  DeepUser: {
    valid: [{}, { address: {} }, { address: { city: 'c' } }, whole],
    spoiled: [[{ address: { zip: 1 } }, ['address', 'zip']]],
  },
  NullishUser: {
    valid: [
      { id: null, name: null, address: null },
      { ...user, mail: null },
    ],
    spoiled: [[{ id: 'x', name: null }, ['id'], ['address']]],
  },
  CompleteUser: { valid: [{ ...user, mail: 'm' }], spoiled: [[user, ['mail']]] },
  PrefixedUser: {
    valid: [{ user_id: 1, user_name: 'n', user_address: { zip: 'z' } }],
    spoiled: [
      [user, ['user_id'], ['user_name'], ['user_address']],
      [{ user_id: 1, user_name: '', user_address: { zip: 1 } }, ['user_name'], ['user_address', 'zip']],
    ],
  },
  WithoutTexts: {
    valid: [{ b: 1, c: true }],
    become: [
      [
        { a: 'x', b: 1, c: true },
        { b: 1, c: true },
      ],
    ],
    spoiled: [[{ a: 'x' }, ['b'], ['c']]],
  },
  Getters: {
    valid: [{ getName: 'n', getSize: 1 }],
    spoiled: [[{ name: 'n', getSize: 'x' }, ['getName'], ['getSize']]],
  },
  OptionalFlags: { valid: [{}, { a: 'a', c: 'c' }], spoiled: [[{ a: 'b' }, ['a']]] },
  ReadonlyAll: { valid: [{}, whole], spoiled: [[{ id: null }, ['id']]] },
  MappedList: {
    valid: [[], ['a']],
    spoiled: [
      [[1], [0]],
      [{}, []],
    ],
  },
  MappedTuple: {
    valid: [['a', 'b']],
    spoiled: [
      [['a', true], [1]],
      [['a'], [1]],
    ],
  },
  Swapped: { valid: [{ left: 1, right: 2 }], spoiled: [[{ x: 1, y: 2 }, ['left'], ['right']]] },
  PartialPick: {
    valid: [{ mail: 'm' }, { name: 'n', mail: 'm' }],
    spoiled: [[{ name: '' }, ['name'], ['mail']]],
  },
  FrozenLists: {
    valid: [
      { tags: ['a'], users: [], plain: [] },
      { tags: ['a', 'bcd'], users: [{ id: 1 }, { id: 2 }], plain: [['x'], []] },
    ],
    become: [
      [
        { tags: ['a'], users: [{ id: 1, more: 2 }], plain: [] },
        { tags: ['a'], users: [{ id: 1 }], plain: [] },
      ],
    ],
    spoiled: [
      [{ tags: [], users: [], plain: [] }, ['tags']],
      [
        { tags: ['abcd'], users: [{ id: 'x' }], plain: [['x', 1]] },
        ['tags', 0],
        ['users', 0, 'id'],
        ['plain', 0, 1],
      ],
      [{ tags: 'a', users: [{ id: 1 }, { id: 1 }, { id: 1 }], plain: [] }, ['tags'], ['users']],
    ],
  },
};
