import type { Basic, Bearer, Depends, Query } from 'routeclass';

type Scope = 'read' | 'write';

export const requireRole = (role: string) => (token: Bearer) => role === token;

export function requireScopes(...scopes: Scope[]) {
  return async ({ username }: Basic, strict: Query<boolean> = true) => [...scopes, username, strict].length;
}

export async function signedIn() {
  return (token?: Bearer) => token !== undefined;
}

// It would be given a plan, and never ask for the token.
export const requirePlan = (plan: Query<string>) => (token: Bearer) => plan === token;

export function listed(this: Map<string, number>) {
  return this.size;
}

export default class Makers {
  get(_: Depends<typeof requireRole>, _scopes: Depends<typeof requireScopes>) {
    return 1;
  }

  put(user: Depends<typeof signedIn>, _plan: Depends<typeof requirePlan>) {
    return { name: user.name };
  }

  // Others have its name: a parameter, a property that is taken and a method.
  post(isGood: Depends<typeof signedIn>) {
    const all = [{ isGood: true }].map((isGood) => [isGood].map(({ isGood: one }) => one));
    const guard = {
      isGood() {
        return all.length;
      },
    };
    return guard.isGood();
  }

  // As if it were given whether the token is good, under a name that others have too.
  patch(isKnown: Depends<typeof signedIn>, form: Query<string>) {
    if (!isKnown) throw new Error(form);
    return { isKnown: true };
  }

  delete(size: Depends<typeof listed>) {
    return { size };
  }
}
