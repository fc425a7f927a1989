import type { Body, int } from 'routeclass';

export interface Base {
  id: int;
}

export interface Extended extends Base {
  name: string;
}

export default class Overlapping {
  post(value: Body<Base | Extended>) {
    return value;
  }

  put(value: Body<Extended | string | int[] | null>) {
    return { value };
  }

  patch(value: Body<{ a: string } | { b: int } | Record<string, boolean>>) {
    return { value };
  }
}
