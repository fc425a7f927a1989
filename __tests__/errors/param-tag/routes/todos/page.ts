import type { Body, Depends, int, Query } from 'routeclass';
import type { paging } from '../_paging.ts';

export default class Todos {
  /**
   * Lists todos.
   *
   * @param limt How many at most
   * @param title Part of the title
   * @param offset How many to skip
   * @param page Where to begin
   */
  get(limit: Query<int>, page: Depends<typeof paging>, title?: Query<string>) {
    return { limit, page, title };
  }

  /**
   * @param
   * @param this Is this page
   * @param {object} todo What to do
   * @param todo.title In a few words
   * @param [user=ada] Whose it is
   */
  post(this: Todos, todo: Body<{ title: string }>) {
    return todo;
  }

  /** @param id Which one */
  delete() {}

  /** @param owner Whose they are */
  patch(user: Query<string, { alias: 'owner' }>) {
    return user;
  }
}
