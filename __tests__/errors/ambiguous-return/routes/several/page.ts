import { type Query, reply } from 'routeclass';

export default class Several {
  get(name: Query<string>) {
    if (name === '') return reply({ name }, 404);
    return [{ name }, 200];
  }

  post(name: Query<string>, status: Query<number>) {
    if (name === '') return { name };
    return reply({ name }, status);
  }

  put(count: Query<number>) {
    if (count === 0) return [];
    return [count, 201];
  }

  patch(count: Query<number>) {
    return count > 0 ? [1, 2, 3] : [count, 404];
  }
}
