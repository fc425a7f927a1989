import type { Body, Depends, int, Query } from 'routeclass';
import type { paging } from '../_paging.ts';

export default class Todos {
  /**
   * Lists todos.
   *
   * @param limit How many at most
   * @param title Part of the title
   */
  get(limit: Query<int>, page: Depends<typeof paging>, title?: Query<string>) {
    return { limit, page, title };
  }

  /** @param todo What to do */
  post(todo: Body<{ title: string }>) {
    return todo;
  }

  delete() {}

  /** @param user Whose they are */
  patch(user: Query<string, { alias: 'owner' }>) {
    return user;
  }
}
