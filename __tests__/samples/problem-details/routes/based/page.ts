import { type Bearer, HttpError, type int, type Query, ResourceNotFound } from 'routeclass';

export default class Based {
  get(status: Query<int>, token: Bearer) {
    if (status === 404) throw new ResourceNotFound('Item', token);
    if (status === 500) throw new Error('secret');
    throw new HttpError(status, 'As you wish');
  }
}
