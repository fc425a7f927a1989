import type { Query } from 'routeclass';

export default class Objects {
  get(id: Query<string>) {
    if (id === '') throw { status: 404, message: 'No such object' };
    if (id === 'old') throw Object.assign(new Error('It is gone'), { status: 410 });
    return { id };
  }
}
