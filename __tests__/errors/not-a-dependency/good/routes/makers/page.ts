import { type Basic, type Bearer, type Depends, Forbidden, type Path, type Query } from 'routeclass';

type Scope = 'read' | 'write';
type UserId = Path<number>;

const requireRole = (role: string) => (token: Bearer) => {
  if (role !== token) throw new Forbidden('Not for this role');
};

function requireScopes(...scopes: Scope[]) {
  return async ({ username }: Basic, strict: Query<boolean> = true) => [...scopes, username, strict].length;
}

export const admin = (token: Bearer) => requireRole('admin')(token);

export const guard = (basic: Basic, strict: Query<boolean> = true) => requireScopes('read')(basic, strict);

// What is called by the route itself may take what the route is given.
export const finder = () => (id: UserId) => ({ id });

// Whoever is handed the function may call it.
export const handing = (find: Depends<typeof finder>) => ({ find });

const run = ({ check }: { check: (token: string) => boolean }) => check('');

export const checker = () => (token: Bearer) => token !== '';

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

  patch(find: Depends<typeof finder>, handed: Depends<typeof handing>) {
    return { kept: new Map([['a', find]]).size, found: handed.find(1) };
  }

  delete(
    token: Bearer,
    bound: Depends<typeof checker>,
    cast: Depends<typeof checker>,
    renamed: Depends<typeof checker>,
    check: Depends<typeof checker>,
    sure: Depends<typeof checker>,
    isGood: Query<boolean> = false,
  ) {
    const other = renamed;
    return {
      bound: bound.bind(null)(token),
      cast: (cast as (token: string) => boolean)(token),
      other: other(token),
      run: run({ check }),
      sure: sure!(token) && isGood,
    };
  }
}
