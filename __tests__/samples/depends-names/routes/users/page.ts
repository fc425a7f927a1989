import type { Depends } from 'routeclass';
import type {
  $,
  current_user,
  currentUser,
  default as nameless,
  dependency,
  required,
  item,
  Scope,
  shown,
  toInt,
} from '../../lib/toInt.js';

export const first = () => 'of users';

export default class Users {
  get(
    scope: Depends<typeof Scope>,
    x: Depends<typeof toInt>,
    page: Depends<typeof dependency>,
    itemDependency: Depends<typeof item>,
    isMet: Depends<typeof required>,
  ) {
    return [scope, x, page, itemDependency, isMet].join();
  }

  put(
    a: Depends<typeof $>,
    b: Depends<typeof nameless>,
    c: Depends<typeof current_user>,
    d: Depends<typeof currentUser>,
    e: Depends<typeof first>,
    f: Depends<typeof shown>,
  ) {
    return [a, b, c, d, e, f].join();
  }
}
