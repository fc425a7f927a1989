import type { Cookie, Header, Query } from 'routeclass';

export default class Todos {
  get(
    trace: Header<string, { alias: 'trace id' }>,
    session: Cookie<string, { alias: 'a=b;' }>,
    größe: Header<string>,
    free: Query<string, { alias: 'filter[a b]=' }>,
  ) {
    return [trace, session, größe, free].join();
  }
}
