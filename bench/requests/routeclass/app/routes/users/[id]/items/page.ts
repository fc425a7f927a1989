import type { int, Path, Query } from 'routeclass';
import type { ItemSearch } from '../../../../../../domain.ts';

export default class ItemsPage {
  get(
    id: Path<int, { ge: 1 }>,
    search: Query<string, { minLength: 1; maxLength: 50 }>,
    limit: Query<int, { ge: 1; le: 100 }> = 10,
    done: Query<boolean> = false,
  ): ItemSearch {
    return { user: id, limit, done, search };
  }
}
