import type { Depends } from 'routeclass';

export function getDb() {
  return new Map([['ada', 36]]);
}

export async function user() {
  return { name: 'ada' };
}

export default class Functions {
  get(db: Depends<typeof getDb>, ada: Depends<typeof user>) {
    return [db.size, ada.name].join();
  }

  delete(db: Depends<typeof getDb>): void {
    db.clear();
  }
}
