import type { Body, Query } from 'routeclass';

interface Cat {
  lives: number;
}

interface Dog {
  tricks: string[];
}

export default class Beside {
  get(sort: Query<'asc', { alias: 'order' }> | 'desc') {
    return sort;
  }

  post(pet: Body<Cat> | Dog) {
    return pet;
  }

  delete(order: Query<'asc'> | 'desc' | null = null) {
    return order;
  }
}
