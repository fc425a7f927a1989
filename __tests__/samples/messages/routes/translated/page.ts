import type { int, Query } from 'routeclass';

export default class Translated {
  get(
    name: Query<string, { minLength: 3 }>,
    limit?: Query<int, { le: 100 }>,
    code?: Query<string, { format: 'uuid'; message: 'Der Code steht auf der Karte' }>,
  ): string {
    return `${name} ${limit} ${code}`;
  }
}
