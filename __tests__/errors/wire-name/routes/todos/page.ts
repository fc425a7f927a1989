import { type Cookie, type Header, type Query, reply } from 'routeclass';

export default class Todos {
  get(
    trace: Header<string, { alias: 'trace id' }>,
    session: Cookie<string, { alias: 'a=b;' }>,
    größe: Header<string>,
    free: Query<string, { alias: 'filter[a b]=' }>,
  ) {
    return [trace, session, größe, free].join();
  }

  patch(): [string, 200, { 'x trace': string; 'x-trace': string }] {
    return ['todo', 200, { 'x trace': 'a', 'x-trace': 'a' }];
  }

  put() {
    return reply('todo', 201, { '': 'a', größe: ['b'] });
  }
}
