import type { Body, Depends, Field, int, Path, Query } from 'routeclass';
import type { AppDatabase, CurrentUser } from '../../../app/auth.ts';
import type { counter, lock, order, session } from '../../../app/index.ts';

export interface Change {
  amount: Field<int, { gt: 0 }>;
}

export default class Order {
  get(
    found: Depends<typeof order>,
    order_id: Path<int, { gt: 0 }>,
    limit?: Query<int, { ge: 1 }>,
    step?: Depends<typeof counter>,
    locked?: Depends<typeof lock>,
  ) {
    return { found, order_id, limit, step, locked };
  }

  async patch(
    change: Body<Change>,
    db: Depends<typeof session>,
    database: AppDatabase,
    me: CurrentUser,
    found: Depends<typeof order>,
  ) {
    return { ...found, amount: change.amount, session: db.id, open: database.open, name: me.name };
  }
}
