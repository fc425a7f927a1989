import { type int, type Query, reply } from 'routeclass';

export interface Row {
  id: int;
}

export interface Fault {
  message: string;
}

export interface Partly {
  row?: Row;
}

export type Change = { kind: 'made'; id: int } | { kind: 'gone'; reason: string };

enum Found {
  Here = 200,
  Elsewhere = 203,
}

/** Tuples of several statuses beside others: no `!==` rules one of them out. */
export default class Alternatives {
  get(id: Query<int>): [Row, Found] | [null, 304] {
    return id === 0 ? [null, 304] : [{ id }, id === 1 ? Found.Here : Found.Elsewhere];
  }

  post(id: Query<int>): Row | [Fault, 404 | 410] | [Row, 201 | 202, { location: string }] {
    if (id === 0) return [{ message: 'No todo' }, 404];
    return id === 1 ? [{ id }, 201, { location: '/1' }] : { id };
  }

  put(id: Query<int>) {
    if (id === 0) return reply({ message: 'Taken' } satisfies Fault, 409);
    return reply({ id } satisfies Row, id === 1 ? 201 : 200);
  }

  /** The last status is told from the others all the same. */
  patch(id: Query<int>): [Row, 200 | 202] | [null, 200] {
    return id === 0 ? [null, 200] : [{ id }, 202];
  }

  /** Members of a union are told from what other tuples of that status hold. */
  delete(id: Query<int>): [Partly, 200] | [Change, 200] | [Row | null, 203] | [Fault, 203] | [unknown, 206] | [Row, 206] {
    if (id > 3) return [id === 4 ? { id } : { hint: [id] }, 206];
    if (id === 0) return [{ kind: 'gone', reason: 'Old' }, 200];
    if (id === 1) return [{ row: { id } }, 200];
    return id === 2 ? [null, 203] : [{ message: 'Kept' }, 203];
  }
}
