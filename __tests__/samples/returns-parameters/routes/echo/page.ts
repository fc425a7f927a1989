import { type Body, type Cookie, type Field, type Header, type int, type Query, reply } from 'routeclass';

export type Id = string & { readonly __brand: 'Id' };

export interface Draft {
  title: Field<string, { minLength: 1 }>;
}

/** Parameters, and a branded text, in the head of an answer. */
export default class Echo {
  get(trace: Header<string>, mode: Query<'a' | 'b'>, tags: Query<string[]>, session: Cookie<string> = '') {
    const headers = { trace, mode, tags, session, id: 'x' as Id, all: [trace, mode] };
    return reply({ mode }, 200, headers);
  }

  put(status: Query<200 | 202>) {
    return reply({ status }, status);
  }

  /** The types of parameters, written out. */
  patch(
    limit: Query<int, { ge: 1 }>,
    draft: Body<Draft>,
    tags?: Query<string[]>,
  ): { limit: typeof limit; limits: (typeof limit)[]; draft: typeof draft | null; tags?: typeof tags } {
    return { limit, limits: [limit], draft, ...(tags && { tags }) };
  }
}
