import type { Query } from 'routeclass';

const names = new Map([['ada', 1n]]);

export default class Several {
  get(name: Query<string>) {
    if (name === '') return { names: ['ada'] };
    if (names.has(name)) return names;
    return names.size === 0 ? null : [...names.values()];
  }
}
