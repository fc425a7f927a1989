import type { Cases } from '../support/cases.ts';

const user = { id: 1, name: 'n', role: 'user', score: null, active: true, meta: null };
const post = { id: 'i', title: 't', mood: 'ok', ratings: [1], hidden: null, extra: { a: 1 } };

export const drizzle: Cases = {
  User: {
    valid: [user, { ...user, score: 0.5, meta: { tags: ['x'] } }],
    spoiled: [
      [{ ...user, role: 'x', active: 1 }, ['role'], ['active']],
      [{ ...user, meta: { tags: [1] } }, ['meta', 'tags', 0]],
    ],
  },
  NewUser: {
    valid: [{ name: 'n', active: true }, user],
    spoiled: [[{ role: null }, ['name'], ['role'], ['active']]],
  },
  Post: {
    valid: [post, { ...post, ratings: [], hidden: true, extra: null }],
    spoiled: [
      [{ ...post, mood: 'x', ratings: ['x'] }, ['mood'], ['ratings', 0]],
      [{ ...post, extra: { a: 'x' } }, ['extra', 'a']],
    ],
  },
  NewPost: {
    valid: [{ title: 't', mood: 'sad', ratings: [] }, post],
    spoiled: [[{ title: 't', mood: 'sad' }, ['ratings']]],
  },
  PostView: {
    valid: [{ title: 't', mood: 'ok', author: user }],
    spoiled: [[{ title: 't', mood: 'ok', author: { ...user, name: null } }, ['author', 'name']]],
  },
  UserPatch: { valid: [{}, { score: null }, { name: 'n' }], spoiled: [[{ name: null }, ['name']]] },
};
