import type { Basic, Bearer, Depends, Path, Query } from 'routeclass';

type Scope = 'read' | 'write';
type UserId = Path<number>;

const requireRole = (role: string) => (token: Bearer) => role === token;

function requireScopes(...scopes: Scope[]) {
  return async ({ username }: Basic, strict: Query<boolean> = true) => [...scopes, username, strict].length;
}

export const admin = (token: Bearer) => requireRole('admin')(token);

export const guard = (basic: Basic, strict: Query<boolean> = true) => requireScopes('read')(basic, strict);

// What is called by the route itself may take what the route is given.
export const finder = () => (id: UserId) => ({ id });

export const adding = () => ({ addTask: (task: (token: Bearer) => void) => void task });

export default class Makers {
  get(_: Depends<typeof admin>) {
    return 1;
  }

  post(_: Depends<typeof guard>, add: Depends<typeof adding>) {
    add.addTask(() => {});
  }

  put(ids: Query<number[]>, find: Depends<typeof finder>) {
    return { found: ids.map(find) };
  }
}
