import { type Cookie, type Header, type Query, reply } from 'routeclass';

export type Id = string & { readonly __brand: 'Id' };

/** Parameters, and a branded text, in the head of an answer. */
export default class Echo {
  get(trace: Header<string>, mode: Query<'a' | 'b'>, tags: Query<string[]>, session: Cookie<string> = '') {
    const headers = { trace, mode, tags, session, id: 'x' as Id, all: [trace, mode] };
    return reply({ mode }, 200, headers);
  }

  put(status: Query<200 | 202>) {
    return reply({ status }, status);
  }
}
