import type { Depends } from 'routeclass';

interface User {
  name: string;
}

function currentUser(): User {
  return { name: 'ada' };
}

const pool = () => 'pool';

export default class Me {
  get(user: Depends<typeof currentUser>, connections: Depends<typeof pool>) {
    return { name: user.name, connections };
  }
}
