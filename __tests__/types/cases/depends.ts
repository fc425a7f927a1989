// What a dependency gives, and what may stand in for it.
import { type AppOptions, closeApp, createApp, type Depends, type Query } from 'routeclass';
import { defineRoutes } from 'routeclass/generated';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

interface User {
  name: string;
}

const ada: User = { name: 'ada' };

export function currentUser(token: Query<string>): User {
  return { name: token };
}
export async function visitor(): Promise<User | null> {
  return ada;
}
export function guard(user: Depends<typeof currentUser>): void {
  void user;
}
export async function* session() {
  yield 1 as const;
}
export function* counter(): Generator<string, void, unknown> {
  yield 'one';
}
export async function pool() {
  return { value: new Map<string, User>(), async [Symbol.asyncDispose]() {} };
}
export const lock = () => ({ value: 'locked', [Symbol.dispose]() {} });
/** A value of one's own, that nobody disposes of. */
export const held = () => ({ value: 1 });
export const union = (): 'a' | 'b' | undefined => 'a';
/** What it gives is inferred, and written nowhere. */
export const rating = (votes: Query<number>) => (votes > 9 ? 'high' : votes < 0 ? null : 'low');
export const rated = (level: Depends<typeof rating>) => ({ level });
export const never = (): never => {
  throw new Error();
};
export const stream = (): AsyncIterable<string> => session2();
async function* session2() {
  yield 'a';
}

holds<Same<Depends<typeof currentUser>, User>>();
holds<Same<Depends<typeof visitor>, User | null>>();
holds<Same<Depends<typeof guard>, void>>();
holds<Same<Depends<typeof session>, 1>>();
holds<Same<Depends<typeof counter>, string>>();
holds<Same<Depends<typeof pool, { scope: 'app' }>, Map<string, User>>>();
holds<Same<Depends<typeof lock>, string>>();
holds<Same<Depends<typeof held>, { value: number }>>();
holds<Same<Depends<typeof union>, 'a' | 'b' | undefined>>();
holds<Same<Depends<typeof never>, never>>();
holds<Same<ReturnType<typeof rated>, { level: 'high' | 'low' | null }>>();
holds<Same<Depends<typeof stream>, AsyncIterable<string>>>();
holds<Same<Depends<() => unknown>, unknown>>();
// biome-ignore lint/suspicious/noExplicitAny: what is `any` stays so, for the compiler to refuse
holds<Same<Depends<() => any>, any>>();

// @ts-expect-error no function
type Misused = Depends<User>;
// @ts-expect-error a misspelt option
type Misspelt = Depends<typeof pool, { scop: 'app' }>;
// @ts-expect-error a scope that there is not
type Unknown = Depends<typeof pool, { scope: 'session' }>;

export type { Misspelt, Misused, Unknown };

/** A handler is called with ordinary values. */
class Page {
  get(user: Depends<typeof currentUser>, connections: Depends<typeof pool, { scope: 'app' }>) {
    return connections.get(user.name);
  }
}
new Page().get(ada, new Map());

const routes = defineRoutes([]);

createApp(routes, {
  docs: false,
  overrides: [
    [currentUser, () => ada],
    [visitor, async () => null],
    [visitor, () => ada],
    [guard, () => {}],
    [session, () => 1],
    [counter, async () => 'two'],
    [pool, () => new Map()],
    [lock, () => 'open'],
    [union, () => 'b'],
  ],
});
/** What is released with what it stands in for. */
createApp(routes, {
  overrides: [
    [session, session],
    [
      currentUser,
      async function* () {
        yield ada;
      },
    ],
    [
      visitor,
      function* () {
        yield null;
      },
    ],
    [
      guard,
      function* () {
        yield;
      },
    ],
    [pool, pool],
    [lock, lock],
    [currentUser, async () => ({ value: ada, async [Symbol.asyncDispose]() {} })],
    [counter, () => ({ value: 'two', [Symbol.dispose]() {} })],
  ],
});
interface Account {
  role: 'admin' | 'user';
  level: 1 | 2;
  tags: ('a' | 'b')[];
  inner?: { kind: 'x' | 'y' };
}
export const account = (): Account => ({ role: 'user', level: 1, tags: [] });
createApp(routes, {
  overrides: [
    [account, () => ({ role: 'admin', level: 2, tags: ['a'], inner: { kind: 'x' } })],
    [account, async () => ({ role: 'admin', level: 2, tags: ['a'] })],
    [
      account,
      () => {
        const level = 1;
        return { role: 'user', level, tags: [] };
      },
    ],
    [
      account,
      function* () {
        yield { role: 'admin', level: 2, tags: ['a'] };
      },
    ],
    [
      account,
      async function* () {
        yield { role: 'admin', level: 2, tags: ['a'] };
      },
    ],
    [account, () => ({ value: { role: 'admin', level: 2, tags: ['a'] }, [Symbol.dispose]() {} })],
    [
      account,
      // @ts-expect-error a role that there is not
      function* () {
        yield { role: 'boss', level: 1, tags: [] };
      },
    ],
    // @ts-expect-error a role that there is not
    [account, () => ({ role: 'boss', level: 1, tags: [] })],
    // @ts-expect-error a field is missing
    [account, () => ({ role: 'admin', level: 1 })],
    // @ts-expect-error a list of something else
    [account, async () => ({ role: 'admin', level: 1, tags: ['c'] })],
    // @ts-expect-error nothing
    [account, () => undefined],
  ],
});
createApp(routes, { overrides: [] });
createApp(routes, {});

// @ts-expect-error a user, and no text
createApp(routes, { overrides: [[currentUser, () => 'ada']] });
// @ts-expect-error what is yielded is no user
createApp(routes, { overrides: [[currentUser, session]] });
// @ts-expect-error the value is no user
createApp(routes, { overrides: [[currentUser, pool]] });
createApp(routes, {
  overrides: [
    [visitor, () => null],
    // @ts-expect-error the second of two
    [currentUser, () => null],
  ],
});
// @ts-expect-error the value, and not the whole
createApp(routes, { overrides: [[lock, async () => ({ value: 'open' })]] });
// @ts-expect-error a function
createApp(routes, { overrides: [[currentUser, ada]] });

export function appOf(options: AppOptions): Promise<void> {
  return closeApp(createApp(routes, options), { deadline: 10 });
}
