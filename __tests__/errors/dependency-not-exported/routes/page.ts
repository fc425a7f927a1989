import type { Depends } from 'routeclass';

interface User {
  name: string;
}

function currentUser(): User {
  return { name: 'ada' };
}

const pool = () => 'pool';

const settings = () => ({ limit: 10 });

export type { settings };

export default class Me {
  get(user: Depends<typeof currentUser>, connections: Depends<typeof pool>) {
    return { name: user.name, connections };
  }

  post(chosen: Depends<typeof settings>) {
    return chosen;
  }
}
