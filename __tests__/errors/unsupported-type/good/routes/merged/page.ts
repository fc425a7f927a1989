import type { Body, Field, int } from 'routeclass';

interface Change {
  title?: Field<string, { minLength: 1 }>;
  tags?: string[];
}

export default class Merged {
  get() {
    return { ...{ tags: [1] }, ...{ tags: ['new'] } };
  }

  post(change: Body<Change>) {
    return { id: 1, tags: [{ name: 'new' }], ...change };
  }

  put(change: Body<Change>) {
    return Object.assign({ id: 1 as int, title: 'new' }, change, { id: 2 });
  }

  delete() {
    return merged({ size: { width: 1 } }, { size: { height: 2 } });
  }
}

/** Both objects, and in the fields that both have the fields of both. */
declare function merged<A, B>(one: A, other: B): A & B;
