import type { Depends, Header, int, Path, Query } from 'routeclass';

export interface Settings {
  users: readonly string[];
}

export const settings = (): Settings => ({ users: ['ada', 'bob'] });

export class Database {
  readonly #users: readonly string[];
  open = 0;

  constructor(users: readonly string[]) {
    this.#users = users;
  }

  find(name: string) {
    return this.#users.includes(name) ? { name, admin: name === 'ada' } : null;
  }
}

/** Made once, and closed when the app stops. */
export async function openDatabase(all: Depends<typeof settings, { scope: 'app' }>) {
  const value = new Database(all.users);
  return {
    value,
    async [Symbol.asyncDispose]() {
      value.open = -1;
    },
  };
}

export interface Session {
  id: number;
  trace: string;
}

/** Begun before the handler, committed after the answer. */
export async function* session(
  database: Depends<typeof openDatabase, { scope: 'app' }>,
  trace: Header<string, { alias: 'X-Trace'; minLength: 2 }>,
) {
  database.open++;
  try {
    yield { id: database.open, trace } as Session;
  } finally {
    database.open--;
  }
}

export function* counter(step: Query<1 | 2 | 3> = 1) {
  yield step;
}

export function lock() {
  return { value: 'locked' as const, [Symbol.dispose]() {} };
}

/** Reads a segment of whichever route uses it. */
export function order(order_id: Path<int, { gt: 0 }>, limit: Query<int, { ge: 1 }> = 5) {
  return { id: order_id, limit };
}
