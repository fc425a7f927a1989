import { type Query, reply } from 'routeclass';

interface Summary {
  id: number;
}

interface User extends Summary {
  name: string;
}

const ada: User = { id: 1, name: 'Ada' };
const summary: Summary = { id: 1 };

export default class Users {
  get(isShort: Query<boolean>) {
    if (isShort) return reply({ id: 1 }, 200);
    return reply({ id: 1, name: 'Ada' }, 200);
  }

  async put(isShort: Query<boolean>) {
    return isShort ? summary : ada;
  }
}
