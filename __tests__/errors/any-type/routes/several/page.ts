import type { Query } from 'routeclass';

export default class Several {
  async get(name: Query<string>) {
    if (name === '') return { name };
    const read = await fetch(`https://example.com/${name}`);
    return read.json();
  }
}
