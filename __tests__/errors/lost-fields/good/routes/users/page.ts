import { type Query, reply } from 'routeclass';

interface Summary {
  id: number;
}

interface User extends Summary {
  name: string;
}

class Row implements User {
  id = 1;
  name = 'Ada';
  protected readonly hash = '';
}

const ada: User = { id: 1, name: 'Ada' };
const summary: Summary = { id: 1 };

export default class Users {
  get(isShort: Query<boolean>): [User | Summary, 200] {
    return isShort ? reply(summary, 200) : reply(ada, 200);
  }

  /** Another status has a type of its own. */
  put(isShort: Query<boolean>) {
    return isShort ? reply(summary, 202) : reply(ada, 200);
  }

  /** TypeScript keeps the types of literals apart. */
  patch(isShort: Query<boolean>) {
    return isShort ? { id: 1 } : { id: 1, name: 'Ada' };
  }

  /** What is private would not be sent anyway. */
  post(isNew: Query<boolean>) {
    return isNew ? ada : new Row();
  }

  /** A file has no fields. */
  delete(isNamed: Query<boolean>) {
    return isNamed ? new File([], 'ada.txt') : new Blob();
  }
}
