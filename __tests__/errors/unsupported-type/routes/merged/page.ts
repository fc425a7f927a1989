import type { Body, Field, int } from 'routeclass';

interface Change {
  title?: Field<string, { minLength: 1 }>;
  tags?: string[];
}

export default class Merged {
  get() {
    return Object.assign({ tags: [1] }, { tags: ['new'] });
  }

  /** An optional field may leave the earlier value as it is. */
  post(change: Body<Change>) {
    return Object.assign({ id: 1, tags: [{ name: 'new' }] }, change);
  }

  /** What replaces the title has its type. */
  put(change: Body<Change>) {
    return Object.assign({ id: 1 as int, title: 'new' }, change, { id: 2 });
  }
}
