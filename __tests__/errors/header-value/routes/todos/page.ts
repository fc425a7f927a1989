import { reply } from 'routeclass';

interface Cached {
  etag: string;
}

type Located = { location: string; link?: string };

export default class Todos {
  get(): [string, 200, { 'last-modified': Date; vary: readonly string[]; link?: string }] {
    return ['todos', 200, { 'last-modified': new Date(), vary: ['accept'] }];
  }

  post(): [string, 201, { location: string; 'x-count': number | string; 'x-ids': number[] }] {
    return ['todo', 201, { location: '/todos/1', 'x-count': 1, 'x-ids': [1] }];
  }

  put() {
    return reply('todo', 200, { etag: '"1"', 'set-cookie': ['a=1', 'b=2'] });
  }

  patch(): [string, 200, Cached] | [string, 201, Located] {
    return ['todo', 200, { etag: '"1"' }];
  }
}
