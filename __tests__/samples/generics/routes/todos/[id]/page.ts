import type { Body, Field, int } from 'routeclass';
import type { Id, Limit, Named, Page, Result, Todo } from '../../../models.ts';

export default class Todos {
  get(id: Id<1000>, limit: Limit = 10, more: Limit<5> = 5): Page<Todo> {
    return { items: [], total: id + limit + more };
  }

  post(id: Id<10>, page: Body<Page<Todo>>): Result<Page<Todo>, 'none' | 'some'> {
    return id === 1 ? { ok: false, error: 'none' } : { ok: true, value: page };
  }

  put(names: Body<Page<Named<'a' | 'b'>>>): Page<Page<string>> {
    return { items: [{ items: names.items.map(({ name }) => name), total: 1 }], total: 1 };
  }

  /** What is written out gives a name without its options. */
  patch(ranks: Body<Page<{ rank: Field<int, { ge: 1 }> }>>): number {
    return ranks.total;
  }

  /** Two of one name in one file have numbers. */
  delete(ranks: Body<Page<Field<int, { ge: 1 }>>>): Result<Page<int>, 'none'> & { of?: Page<[int, string]> } {
    return { ok: true, value: ranks };
  }
}
