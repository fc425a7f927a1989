import type { Query } from 'routeclass';

export default class Objects {
  get(id: Query<string>) {
    if (id === '') throw { status: 404, message: 'No such object' };
    return { id };
  }
}
