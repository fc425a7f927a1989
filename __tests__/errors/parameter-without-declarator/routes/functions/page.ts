export function getDb() {
  return new Map([['ada', 36]]);
}

export async function user() {
  return { name: 'ada' };
}

export default class Functions {
  get(db: typeof getDb, ada: Awaited<ReturnType<typeof user>>) {
    return [db().size, ada.name].join();
  }

  delete(db: ReturnType<typeof getDb> | null): void {
    db?.clear();
  }
}
