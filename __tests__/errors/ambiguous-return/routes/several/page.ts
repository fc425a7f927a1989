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
}
