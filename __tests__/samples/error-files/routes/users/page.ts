import { type Body, HttpError, type int, type Query } from 'routeclass';

export default class Users {
  get(status: Query<int>): { status: int } {
    if (status >= 400) throw new HttpError(status, 'As you wish');
    return { status };
  }

  post(count: Body<int>) {
    if (count === 0) throw new Error('secret');
    return { count };
  }
}
