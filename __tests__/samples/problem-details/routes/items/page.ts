import { type Body, HttpError, type int, type Query, ResourceNotFound } from 'routeclass';

/** A model of the app's own that has the name of one of the document's. */
export interface ProblemDetails {
  count: int;
}

export default class Items {
  get(id: Query<int>): ProblemDetails {
    if (id === 404) throw new ResourceNotFound('Item', id);
    if (id === 500) throw new Error('secret');
    if (id > 400) throw new HttpError(id, 'As you wish', { headers: { 'Content-Type': 'text/plain' } });
    return { count: id };
  }

  post(item: Body<ProblemDetails>): ProblemDetails {
    return item;
  }
}
