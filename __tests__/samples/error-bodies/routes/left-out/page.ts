import type { int, Query } from 'routeclass';
import { fail } from '../../lib/failing.ts';

export default class LeftOut {
  get(how?: Query<'missing' | 'taken' | 'closed'>, _count?: Query<int>): string {
    return fail(how);
  }
}
