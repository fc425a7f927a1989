import type { Cookie, Header } from 'routeclass';

export default class Todos {
  get(trace: Header<string, { alias: 'x-trace-id' }>, session: Cookie<string>): string {
    return `${trace} ${session}`;
  }

  patch(): [string, 200, { 'x-trace-id': string }] {
    return ['todo', 200, { 'x-trace-id': 'a' }];
  }
}
