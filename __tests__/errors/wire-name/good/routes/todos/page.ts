import type { Cookie, Header } from 'routeclass';

export default class Todos {
  get(trace: Header<string, { alias: 'x-trace-id' }>, session: Cookie<string>): string {
    return `${trace} ${session}`;
  }
}
